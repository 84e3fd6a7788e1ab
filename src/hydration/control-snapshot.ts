/** What is typed into or pressed, typed as an input for its `value`, which is undefined on a button or link. */
type Control = HTMLInputElement;

const successors = new WeakMap<Element, Element>();

/** The element that replaced this one when React drew the screen again; the element itself while it is in the page. */
export function successorOf<Kind extends Element>(element: Kind): Kind {
  return (successors.get(element) as Kind | undefined) ?? element;
}

/**
 * Ends the noting; after a redraw it puts words and focus into what stands there now. Called again it does the same for
 * what had not come by then, and leaves the rest to whoever types there. `isHydrated`: the new fields hear of their words;
 * before that each looks for them itself.
 */
export type RestoreControls = (after: 'redraw' | 'nothing', isHydrated?: boolean) => void;

/** Notes the fields and buttons of the page, before its screen may be drawn anew because others have changed the page. */
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
      // Not as many as before: which is which is unknown, and a word in the wrong field is worse than a lost one.
      if (fresh.length === olds.length)
        fresh.forEach(
          (control, index) => olds[index] && transferControlState(olds[index], control, isHydrated),
        );
    }
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const { selectionStart, selectionEnd } = focused as HTMLInputElement;
    const next = successorOf(focused as HTMLInputElement);
    next.focus({ preventScroll: true });
    // Null in a field that tells no place.
    if (typeof selectionStart === 'number') next.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** The page's controls in document order, grouped by kind. Ids would not do: React gives new ones each time it draws. */
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
  // A file's name cannot be set.
  if (fresh.type === 'file') return transferChosenFile(old, fresh);
  // The value of a checkbox or a button never changes, and a link has none.
  if (!old.value || old.value === fresh.value) return;
  const { kept } = old.dataset;
  if (kept !== undefined) fresh.dataset['kept'] = kept;
  if (!isHydrated) {
    fresh.value = old.value;
    return;
  }
  // Uses the prototype's setter: React overrides the element's own, and would take the event for no change.
  const proto = Object.getPrototypeOf(fresh) as object;
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(fresh, old.value);
  fresh.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** A file that is chosen stays chosen; whoever reads it hears of it, or finds it already. */
function transferChosenFile(old: Control, fresh: Control): void {
  if (!old.files?.length || fresh.files?.length) return;
  fresh.files = old.files;
  fresh.dispatchEvent(new Event('change', { bubbles: true }));
}
