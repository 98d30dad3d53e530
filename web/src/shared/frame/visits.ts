import { type VisitedPage, withPage } from '@harborline/domain/chat/visited-page';
import { keptValue } from '../storage/kept';
import { pageAround } from './page-around';

const isPage = (value: unknown): value is VisitedPage => {
  const { at, url, title } = Object(value);
  return typeof at === 'number' && typeof url === 'string' && typeof title === 'string';
};

const kept = keptValue('tab', 'widget-visit', (value) =>
  Array.isArray(value) && value.every(isPage) ? value : null,
);

const listeners = new Set<() => void>();

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');

const pagesOn = (host: string): readonly VisitedPage[] =>
  (kept.read() ?? []).filter(({ url }) => hostOf(url) === host);

/**
 * The pages of the site around the widget that this tab has shown in this visit, the present one at the end. None before
 * that site has told this document where it is: another library's frame may have noted pages of another site.
 */
export const visits = (): readonly VisitedPage[] =>
  pageAround() === '' ? [] : pagesOn(hostOf(pageAround()));

/**
 * Notes a page around the widget, in the tab alone: nothing of it leaves the browser before the visitor chats (D-63).
 * On another site, another visit begins.
 */
export function noteVisit(page: VisitedPage): void {
  kept.write(withPage(pagesOn(hostOf(page.url)), page));
  for (const listener of listeners) listener();
}

/** Calls back after each page. @returns an unsubscribe function */
export function onVisit(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
