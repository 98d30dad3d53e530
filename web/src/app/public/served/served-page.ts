import type { PageContent } from '@harborline/domain/help-center/page-content';
import { contentJson, isOfThisBuild, parseContent } from '../rendered-content';

/** What the function answered at the address of a page: the page's content, or that the page is elsewhere. */
export type ServedPage =
  | { readonly isMoved: true }
  | {
      readonly isMoved: false;
      /** null if there is no library at the address */
      readonly content: PageContent | null;
      /** null if search engines should not index the page */
      readonly canonicalUrl: string | null;
    };

const CANONICAL_LINK = /<link\b[^>]*\brel="canonical"[^>]*>/;

/**
 * The link's tag alone is parsed: the content policy of the page that is shown would have the browser report styles of
 * another one.
 */
function canonicalUrlOf(html: string): string | null {
  const [tag] = CANONICAL_LINK.exec(html) ?? [];
  if (tag === undefined) return null;
  return (
    new DOMParser().parseFromString(tag, 'text/html').querySelector('link')?.getAttribute('href') ?? null
  );
}

/** Reads a rendered page; null if the answer is none, or of another build than this document. @throws if it breaks off */
export async function servedPage(answer: Response): Promise<ServedPage | null> {
  if (answer.type === 'opaqueredirect') return { isMoved: true };
  // A page that says that nothing is there has the status 404.
  if (!answer.ok && answer.status !== 404) return null;
  const html = await answer.text();
  const json = contentJson(html);
  if (json === null || !isOfThisBuild(html)) return null;
  return {
    isMoved: false,
    content: parseContent(json),
    canonicalUrl: canonicalUrlOf(html),
  };
}
