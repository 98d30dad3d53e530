import { useEffect } from 'react';
import { removeKeywords, setMeta, setTitle } from './document-meta';

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
