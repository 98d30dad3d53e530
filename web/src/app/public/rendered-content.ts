import type { PageContent } from '@harborline/domain/help-center/page-content';

/** The element that holds what a rendered page was made from. */
export const PAGE_CONTENT_ID = 'page-content';

/** Its attribute that lists the scripts the page comes alive with, separated by spaces. */
export const PAGE_SCRIPTS = 'data-scripts';

const contentElement = (): HTMLElement | null => document.getElementById(PAGE_CONTENT_ID);

/** Whether the server rendered the page. */
export const isRendered = (): boolean => contentElement() !== null;

/** Starts loading the scripts a rendered page comes alive with, all at once. */
export function preloadScripts(): void {
  const scripts = contentElement()?.getAttribute(PAGE_SCRIPTS)?.split(' ') ?? [];
  for (const href of scripts.filter((script) => script !== '')) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' }));
  }
}

/** What the server rendered the page from, null where it found no library. Call it on rendered pages alone. */
export function renderedContent(): PageContent | null {
  // Written by our own server for this very build of the page.
  return JSON.parse(contentElement()?.textContent ?? 'null') as PageContent | null;
}
