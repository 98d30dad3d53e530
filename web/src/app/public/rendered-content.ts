import type { PageContent } from '@harborline/domain/help-center/page-content';

/** The element that holds what a rendered page was made from. */
export const PAGE_CONTENT_ID = 'page-content';

/** What the server rendered the page from; undefined on a page it did not render, null where it found no library. */
export function renderedContent(): PageContent | null | undefined {
  const text = document.getElementById(PAGE_CONTENT_ID)?.textContent;
  // Written by our own server for this very build of the page.
  return text === undefined || text === null ? undefined : (JSON.parse(text) as PageContent | null);
}
