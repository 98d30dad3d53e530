import type { Translate } from '@harborline/domain/translation/create-translator';

type MetaName = 'description' | 'keywords';

const untranslated: Translate = (text) => text;

let translate = untranslated;
/** what the page in the browser has set, before its translation */
const original: Partial<Record<'title' | MetaName, string>> = {};

/** Sets a tag of the head. */
export function setMeta(name: MetaName, content: string): void {
  original[name] = content;
  const existing = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const tag = existing ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  tag.content = translate(content);
}

/** Sets the title. */
export function setTitle(title: string): void {
  original.title = title;
  document.title = translate(title);
}

/** Removes the keywords, which apply only to one page. */
export function removeKeywords(): void {
  delete original.keywords;
  document.querySelector('meta[name="keywords"]')?.remove();
}

/**
 * Translates the metadata that pages have set and will set (D-25).
 * @returns a function that shows it as it was set
 */
export function translateMeta(words: Translate): () => void {
  const show = (by: Translate) => {
    translate = by;
    const { title, description, keywords } = original;
    if (title !== undefined) setTitle(title);
    if (description !== undefined) setMeta('description', description);
    if (keywords !== undefined) setMeta('keywords', keywords);
  };
  show(words);
  return () => {
    if (translate === words) show(untranslated);
  };
}
