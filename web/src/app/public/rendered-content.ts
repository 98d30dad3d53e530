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

/** Whether the page has nothing to be hydrated from: the first page of the widget has only links. */
export const restsAlone = (): boolean => contentElement()?.textContent === 'null';

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

const CONTENT = new RegExp(`<script\\b[^>]*\\bid="${PAGE_CONTENT_ID}"[^>]*>([^]*?)</script>`);
const START_SCRIPT = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]*)"/;

/** The script that this document starts with; its name changes with everything that visitors' pages are built from. */
const ownStart = (): string | null =>
  document.querySelector('script[type="module"]')?.getAttribute('src') ?? null;

/** The data in the HTML of a rendered page; null if it is none. */
export const contentJson = (html: string): string | null => CONTENT.exec(html)?.[1] ?? null;

/** Whether the HTML of a page is of the same build as this document. */
export const isOfThisBuild = (html: string): boolean => (START_SCRIPT.exec(html)?.[1] ?? null) === ownStart();

/** Notes the data that this document was rendered from anew, after its content was replaced. */
export function replaceContent(json: string): void {
  const element = contentElement();
  if (element !== null) element.textContent = json;
}
