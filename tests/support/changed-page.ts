/**
 * What others than the app do to a page. `translated`: as the translators of Chrome and Edge, each text goes into two
 * `font` elements as a new text, and so does what comes later. `extended`: as extensions do (password managers, writing
 * aids), attributes and elements stand in `body` and beside each field before the app's scripts run.
 */
export type Change = 'translated' | 'extended';

/** Scripts for a page, to be run before its own; `translated` also later, as a person presses for it. Each stands alone: nothing outside of it is there. */
export const changes: Readonly<Record<Change, () => void>> = {
  translated: translatePage,
  extended: extendPage,
};

function translatePage(): void {
  const mark = '\u200b';
  const isLeft = (element: Element | null) =>
    !element ||
    element.closest('script, style, noscript, textarea, title, font, [translate="no"]') !== null;
  const translate = (text: Text) => {
    if (!text.isConnected || isLeft(text.parentElement)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    // Another text, which tests read as the same: they leave out what has no width.
    inner.textContent = text.data + mark;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    if (root instanceof Text) return translate(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translateAll(target);
      for (const node of addedNodes) translateAll(node);
    }
  });
  const start = () => {
    translateAll(document.body);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  const whenAwake = () => {
    // A person asks for the translation when the page is there.
    if (document.documentElement.dataset['who'] === undefined) start();
    else setTimeout(whenAwake, 10);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', whenAwake);
  else whenAwake();
}

function extendPage(): void {
  const beside = (field: Element) => {
    if (field.nextElementSibling?.localName === 'extension-icon') return;
    field.setAttribute('data-extension-id', 'x1');
    field.after(document.createElement('extension-icon'));
  };
  const besideAll = () => {
    for (const field of document.querySelectorAll('input, textarea, select')) beside(field);
  };
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.setAttribute('data-extension', 'on');
    document.body.setAttribute('data-extension-installed', '');
    document.body.prepend(document.createElement('extension-bar'));
    document.body.append(document.createElement('extension-panel'));
    besideAll();
    new MutationObserver(besideAll).observe(document.body, { subtree: true, childList: true });
  });
}
