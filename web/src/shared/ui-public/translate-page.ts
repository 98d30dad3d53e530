import { createTranslator, type TranslationPair } from '@harborline/domain/translation/create-translator';
import { translateMeta } from '../hooks/document-meta';
import { UNTOUCHED_MARKS, UNTOUCHED_TAGS } from './untouched';

const UNTOUCHED = [...UNTOUCHED_TAGS, ...UNTOUCHED_MARKS.map((name) => `[${name}]`)].join();

/**
 * Applies a library's translations to the page, its title and description included, now and whenever it changes. In the
 * page only text nodes change, never elements, so the renderer does not notice.
 * @param isTranslated whether the server has translated the page as it is now
 * @returns a function that stops it
 */
export function translatePage(
  root: HTMLElement,
  pairs: readonly TranslationPair[],
  isTranslated = false,
): () => void {
  const translate = createTranslator(pairs, new Date());
  const showOriginalMeta = translateMeta(translate);
  /** translated text by text node: a text is translated once, however often it is visited */
  const written = new WeakMap<Node, string>();

  const apply = (text: Text) => {
    if (written.get(text) === text.data || text.parentElement?.closest(UNTOUCHED)) return;
    const translated = translate(text.data);
    if (translated !== text.data) text.data = translated;
    written.set(text, translated);
  };
  const eachBelow = (node: Node, visit: (text: Text) => void) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    if (node instanceof Text) visit(node);
    while (walker.nextNode()) if (walker.currentNode instanceof Text) visit(walker.currentNode);
  };

  eachBelow(root, isTranslated ? (text) => written.set(text, text.data) : apply);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) apply(target);
      for (const added of addedNodes) eachBelow(added, apply);
    }
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    showOriginalMeta();
  };
}
