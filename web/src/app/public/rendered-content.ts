import type { PageContent } from '@harborline/domain/help-center/page-content';

/** Id of the element with the data that the page was rendered from. */
export const PAGE_CONTENT_ID = 'page-content';

/** The element's attribute that lists the scripts to hydrate the page, separated by spaces. */
export const PAGE_SCRIPTS = 'data-scripts';

/** The element's attribute on a page that can be read as it is: it is hydrated once the visitor turns to what needs that. */
export const PAGE_RESTS = 'data-rests';

const contentElement = (): HTMLElement | null => document.getElementById(PAGE_CONTENT_ID);

/** Whether the server rendered the page. */
export const isRendered = (): boolean => contentElement() !== null;

/** Whether the page stays as the server rendered it until it is touched. */
export const isResting = (): boolean => contentElement()?.hasAttribute(PAGE_RESTS) === true;

/** Starts loading all scripts that hydrate a rendered page at once. */
export function preloadScripts(): void {
  const scripts = contentElement()?.getAttribute(PAGE_SCRIPTS)?.split(' ') ?? [];
  for (const href of scripts.filter((script) => script !== '')) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' }));
  }
}

/** The data that the server rendered a page of this build from; null if it found no library. */
export const parseContent = (json: string): PageContent | null =>
  // Written by our own server for this build of the page.
  JSON.parse(json) as PageContent | null;

/** The data that the server rendered this document from. */
export const renderedContent = (): PageContent | null =>
  parseContent(contentElement()?.textContent ?? 'null');
