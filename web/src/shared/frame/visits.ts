import { type VisitedPage, withPage } from '@harborline/domain/chat/visited-page';
import { keptValue } from '../storage/kept';

const isPage = (value: unknown): value is VisitedPage => {
  const { at, url, title } = Object(value);
  return typeof at === 'number' && typeof url === 'string' && typeof title === 'string';
};

const kept = keptValue('tab', 'widget-visit', (value) =>
  Array.isArray(value) && value.every(isPage) ? value : null,
);

const listeners = new Set<() => void>();

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');

/** The pages around the widget that this tab has shown in this visit to the site, the present one at the end. */
export const visits = (): readonly VisitedPage[] => kept.read() ?? [];

/**
 * Notes a page around the widget, in the tab alone: nothing of it leaves the browser before the visitor chats (D-63).
 * On another site, another visit begins.
 */
export function noteVisit(page: VisitedPage): void {
  const host = hostOf(page.url);
  kept.write(
    withPage(
      visits().filter(({ url }) => hostOf(url) === host),
      page,
    ),
  );
  for (const listener of listeners) listener();
}

/** Calls back after each page. @returns an unsubscribe function */
export function onVisit(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
