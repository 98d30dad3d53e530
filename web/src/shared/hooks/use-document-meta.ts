import type { Translate } from '@harborline/domain/translation/create-translator';
import { useEffect } from 'react';

/** A page's metadata, for its head. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** whether there is no page at the URL */
  readonly isMissing: boolean;
}

const NO_META: PageMeta = { title: '', description: '', keywords: '', isMissing: false };

/** The metadata of the page being rendered on the server; null in a browser, where effects write to the document. */
let noted: PageMeta | null = null;

const isOnServer = typeof window === 'undefined';

function note(meta: Partial<PageMeta>): void {
  if (isOnServer) noted = { ...(noted ?? NO_META), ...meta };
}

/** Returns and clears the metadata of the last page rendered on the server. */
export function takeNotedMeta(): PageMeta {
  const meta = noted ?? NO_META;
  noted = null;
  return meta;
}

type MetaName = 'description' | 'keywords';

const untranslated: Translate = (text) => text;

let translate = untranslated;
/** what the page in the browser has set, before its translation */
const original: Partial<Record<'title' | MetaName, string>> = {};

function setMeta(name: MetaName, content: string): void {
  original[name] = content;
  const existing = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const tag = existing ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  tag.content = translate(content);
}

function setTitle(title: string): void {
  original.title = title;
  document.title = translate(title);
}

function removeKeywords(): void {
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

/** Title, description and keywords of the page; '' leaves title and description as they are. */
export function useDocumentMeta(title: string, description: string, keywords = ''): void {
  note({ title, description, keywords });
  useEffect(() => {
    if (title !== '') setTitle(title);
    if (description !== '') setMeta('description', description);
  }, [title, description]);
  useEffect(() => {
    if (keywords === '') return undefined;
    setMeta('keywords', keywords);
    // They apply only to this page.
    return removeKeywords;
  }, [keywords]);
}

/** Makes the server respond with status 404 (S2.4-29). */
export function useMissingPage(): void {
  note({ isMissing: true });
}
