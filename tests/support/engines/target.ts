/** A text as a whole, or a pattern that may match anywhere in it. White space counts as one blank. */
type Words = { text: string } | { pattern: string; flags: string };

/** What a person looks for on a screen, in a form that can be sent into any engine. */
export type Target = {
  /** Elements that may be meant, as a CSS selector. */
  selector: string;
  /** `name`: as a screen reader calls it. `text`: the innermost element that says so. */
  by: 'name' | 'text';
  words: Words | null;
  within: Target | null;
};

/** What stands on the screen in the place of a target. */
export type Look = {
  text: string;
  value: string;
  isChecked: boolean;
  isDisabled: boolean;
  isFocused: boolean;
};

type Find = (words?: string | RegExp, within?: Target) => Target;

export const button = named('button, [role=button]');
export const link = named('a[href], [role=link]');
export const heading = named('h1, h2, h3, h4, h5, h6');
export const field = named('input, textarea, select');
export const region = named('section, fieldset, article, dialog, [role]');
/** The innermost element that says this. */
export const words: Find = (what, within) => ({ ...named('body *')(what, within), by: 'text' });
/** What a rule of CSS finds, where a screen has no name for it. */
export const part = (selector: string, within?: Target): Target =>
  named(selector)(undefined, within);

function named(selector: string): Find {
  return (what, within) => ({
    selector,
    by: 'name',
    words: what === undefined ? null : wordsOf(what),
    within: within ?? null,
  });
}

function wordsOf(what: string | RegExp): Words {
  return typeof what === 'string' ? { text: what } : { pattern: what.source, flags: what.flags };
}

/** A target in words, for the message of a failure. */
export function tell({ selector, words: what, within }: Target): string {
  const said = !what ? '' : 'text' in what ? ` “${what.text}”` : ` /${what.pattern}/`;
  return `${selector}${said}${within ? ` in ${tell(within)}` : ''}`;
}

/**
 * Finds a target among what can be seen. Runs in the page, so it stands alone: nothing outside of it is there.
 *
 * @returns the first element that is meant, or how it looks; null when there is none
 */
export function find({ target, as }: { target: Target; as: 'element' | 'look' }) {
  // What has no width is the mark of a text that a test has translated.
  const fold = (text: string | null | undefined) =>
    (text ?? '').replaceAll('\u200B', '').replace(/\s+/g, ' ').trim();
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.closest('[inert], [hidden], [aria-hidden=true]');
  const textOf = (elements: Iterable<Element>) =>
    [...elements].map((element) => fold(element.textContent)).join(' ');
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = ids.flatMap((id) => document.getElementById(id) ?? []);
    const legend = element.querySelector(':scope > legend');
    return (
      textOf(labels) ||
      fold(element.getAttribute('aria-label')) ||
      textOf((element as HTMLInputElement).labels ?? []) ||
      fold((legend ?? element).textContent)
    );
  };
  const all = ({ selector, by, words: what, within }: Target): Element[] => {
    const roots = within ? all(within) : [document];
    const found = roots.flatMap((root) => [...root.querySelectorAll(selector)]).filter(isSeen);
    if (!what) return found;
    const says = (text: string) =>
      'text' in what ? text === what.text : new RegExp(what.pattern, what.flags).test(text);
    const meant = found.filter((one) => says(by === 'name' ? nameOf(one) : fold(one.textContent)));
    return by === 'name'
      ? meant
      : meant.filter((one) => !meant.some((o) => o !== one && one.contains(o)));
  };
  const [element] = all(target);
  if (!element) return null;
  if (as === 'element') {
    // Away from the edges, where bars and notices may lie over it.
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element;
  }
  const { value, checked, disabled } = element as Partial<HTMLInputElement>;
  return {
    text: fold((element as HTMLElement).innerText),
    value: value ?? '',
    isChecked: checked ?? element.getAttribute('aria-checked') === 'true',
    isDisabled: disabled === true || element.getAttribute('aria-disabled') === 'true',
    isFocused: document.activeElement === element,
  };
}
