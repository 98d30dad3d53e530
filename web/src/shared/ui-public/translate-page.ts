import { createTranslator, type TranslationPair } from '@harborline/domain/translation/create-translator';

/** Where words stay as they are (D-25): what people type, code, and what people wrote. */
const UNTOUCHED =
  'input, textarea, select, code, pre, kbd, samp, script, style, [contenteditable], [data-user-text]';

/**
 * Puts a library's words in place of the page's own, now and whenever the page changes. Only texts are exchanged,
 * never elements, so whoever renders the page does not notice. Returns what ends it.
 */
export function translatePage(root: HTMLElement, pairs: readonly TranslationPair[]): () => void {
  const translate = createTranslator(pairs, new Date());
  /** what this made of a text: a text is translated once, however often it is looked at */
  const written = new WeakMap<Node, string>();

  const apply = (text: Text) => {
    if (written.get(text) === text.data || text.parentElement?.closest(UNTOUCHED)) return;
    const translated = translate(text.data);
    if (translated !== text.data) text.data = translated;
    written.set(text, translated);
  };
  const applyBelow = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    if (node instanceof Text) apply(node);
    while (walker.nextNode()) if (walker.currentNode instanceof Text) apply(walker.currentNode);
  };

  applyBelow(root);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) apply(target);
      addedNodes.forEach(applyBelow);
    }
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
