/** A form control, button or link. Typed as an input for its `value`, which is undefined on a button or link. */
type Control = HTMLInputElement;

const successors = new WeakMap<Element, Element>();

/** The element that replaced this one when React rendered the screen again, or the element itself. */
export function successorOf<Kind extends Element>(element: Kind): Kind {
  return (successors.get(element) as Kind | undefined) ?? element;
}

/**
 * Stops tracking the focus. With 'redraw', copies value, chosen file and focus from each old control to the control that
 * replaced it; a second call handles controls that rendered later and leaves the others alone. `isHydrated`: fires an `input`
 * event, so that React takes the value; before hydration each field reads its value itself.
 */
export type RestoreControls = (after: 'redraw' | 'nothing', isHydrated?: boolean) => void;

/** Takes a snapshot of the page's controls, before React may render the screen again because others changed the markup. */
export function snapshotControls(): RestoreControls {
  const before = controlsByKind();
  let focused = document.activeElement;
  const recordFocus = () => {
    focused = document.activeElement;
  };
  document.addEventListener('focusin', recordFocus);
  return (after, isHydrated = false) => {
    document.removeEventListener('focusin', recordFocus);
    if (after === 'nothing') return;
    const now = controlsByKind();
    for (const [kind, olds] of before) {
      const fresh = now.get(kind) ?? [];
      // A different number: no pairing is certain, and a word in the wrong field is worse than a lost word.
      if (fresh.length === olds.length)
        fresh.forEach(
          (control, index) => olds[index] && transferControlState(olds[index], control, isHydrated),
        );
    }
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const { selectionStart, selectionEnd } = focused as HTMLInputElement;
    const next = successorOf(focused as HTMLInputElement);
    next.focus({ preventScroll: true });
    // Null in a field without a text selection.
    if (typeof selectionStart === 'number') next.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** The page's controls in document order, by kind. Ids cannot pair them: React makes new ones with each render. */
function controlsByKind(): Map<string, Control[]> {
  const byKind = new Map<string, Control[]>();
  for (const control of document.querySelectorAll<Control>(
    '#app :is(input, textarea, button, a[download])',
  )) {
    const { localName, type, className, name } = control;
    const frame = control.closest('header, main, footer')?.localName;
    // The class counts only where there is no name: extensions add classes to fields.
    const kind = [frame, localName, type, name || className].join(' ');
    byKind.set(kind, [...(byKind.get(kind) ?? []), control]);
  }
  return byKind;
}

function transferControlState(old: Control, fresh: Control, isHydrated: boolean): void {
  if (old.isConnected || successors.has(old)) return;
  successors.set(old, fresh);
  // The value of a file input cannot be set.
  if (fresh.type === 'file') return transferChosenFile(old, fresh);
  // The value of a checkbox or a button never changes, and a link has none.
  if (!old.value || old.value === fresh.value) return;
  const { kept } = old.dataset;
  if (kept !== undefined) fresh.dataset['kept'] = kept;
  if (!isHydrated) {
    fresh.value = old.value;
    return;
  }
  // Uses the prototype's setter: React tracks the element's own setter and would ignore the event as no change.
  const proto = Object.getPrototypeOf(fresh) as object;
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(fresh, old.value);
  fresh.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Copies a chosen file to the new file input and fires `change`, unless the new input has a file. */
function transferChosenFile(old: Control, fresh: Control): void {
  if (!old.files?.length || fresh.files?.length) return;
  fresh.files = old.files;
  fresh.dispatchEvent(new Event('change', { bubbles: true }));
}
