import { useSyncExternalStore } from 'react';
import { createEmitter } from '../events/emitter';
import { type HistoryState, historyState, rememberScroll } from './history-state';

/** The current page. `fromQuery` is the search it was opened from, kept in the history entry. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  /** the search text this page was opened from, '' if none */
  readonly fromQuery: string;
  /** the page of its results, counted from 1 */
  readonly fromPage: number;
  /** how the page was reached: the first load, a link, or the browser's back and forward */
  readonly cause: 'load' | 'push' | 'pop';
}

export interface NavigateOptions {
  /** replaces the current history entry */
  readonly replace?: boolean;
  readonly fromQuery?: string;
  readonly fromPage?: number;
}

const moved = createEmitter();
let watchers = 0;

function readLocation(cause: PageLocation['cause']): PageLocation {
  const { pathname, search } = window.location;
  const { fromQuery = '', fromPage = 1 } = historyState();
  return { pathname, search, fromQuery, fromPage, cause };
}

/** Whether the server rendered the page that the document began with. */
let isResumed = false;

const isOnServer = typeof window === 'undefined';

let location: PageLocation = isOnServer
  ? { pathname: '/', search: '', fromQuery: '', fromPage: 1, cause: 'load' }
  : readLocation('load');

/** Sets the page that the server renders next. */
export function setServerLocation(pathname: string, search: string): void {
  location = { pathname, search, fromQuery: '', fromPage: 1, cause: 'load' };
}

/**
 * Renders a page as the server did, which only knows its URL, and then again with the state of the history entry.
 */
export function resumeFromServer(render: () => void): void {
  const { fromQuery, fromPage } = location;
  isResumed = true;
  location = { ...location, fromQuery: '', fromPage: 1 };
  render();
  if (fromQuery !== '') moveTo({ ...location, fromQuery, fromPage });
}

function moveTo(next: PageLocation): void {
  location = next;
  moved.emit();
}

/** What a history entry keeps of the search that its page was opened from. */
const stateOf = ({ fromQuery = '', fromPage = 1 }: NavigateOptions): HistoryState => ({
  ...(fromQuery !== '' && { fromQuery, ...(fromPage > 1 && { fromPage }) }),
});

/** A jump to a section creates a history entry, which lacks the search that the page was opened from. */
function adoptSectionEntry(): void {
  const { pathname, search, hash } = window.location;
  const isSamePage = pathname === location.pathname && search === location.search;
  if (window.history.state !== null || hash === '' || !isSamePage) return;
  window.history.replaceState(stateOf(location), '');
}

function onPop(): void {
  adoptSectionEntry();
  moveTo(readLocation('pop'));
}

function subscribe(listener: () => void): () => void {
  if (watchers === 0) window.addEventListener('popstate', onPop);
  watchers += 1;
  const unsubscribe = moved.subscribe(listener);
  return () => {
    unsubscribe();
    watchers -= 1;
    if (watchers === 0) window.removeEventListener('popstate', onPop);
  };
}

/** Calls back on every navigation; the first to watch is called before the new page renders. @returns an unsubscribe function */
export const watchLocation = (listener: (now: PageLocation) => void): (() => void) =>
  subscribe(() => listener(location));

/** Opens a page of the visitors' entry without reloading the document. */
export function navigate(to: string, options: NavigateOptions = {}): void {
  const state = stateOf(options);
  if (options.replace === true) window.history.replaceState(state, '', to);
  else {
    rememberScroll();
    // Of a page that rested until now, the browser would restore it.
    window.history.scrollRestoration = 'manual';
    window.history.pushState(state, '', to);
  }
  moveTo(readLocation('push'));
}

/** Changes the URL without navigating or rerendering, for instance to remove a token from it. */
export function replaceAddress(to: string): void {
  window.history.replaceState(window.history.state, '', to);
}

/** What loads above a section moves it; it is shown once that is likely there (S9-08). */
const SCROLL_DELAY_MS = 300;

/** Shows a section after the delay, 50 px below the header by its style (S9-08). @returns a function that cancels it */
function showLater(section: HTMLElement): () => void {
  const timer = setTimeout(() => section.scrollIntoView(), SCROLL_DELAY_MS);
  return () => clearTimeout(timer);
}

/**
 * Restores the history entry's scroll position, else scrolls to the section in the URL, else to the top.
 * @returns a function that cancels what is still to come
 */
export function restoreScroll(): () => void {
  const { scrollY } = historyState();
  const section = scrollY === undefined ? namedSection() : null;
  if (section !== null) return showLater(section);
  window.scrollTo(0, scrollY ?? 0);
  return nothingToCancel;
}

/**
 * Scrolls to the section in the URL, for content that loads after its page. Where the server rendered the page, the
 * browser has done so, and its visitor may have scrolled on.
 * @returns a function that cancels it
 */
export function showNamedSection(): () => void {
  const isShown = isResumed && location.cause === 'load';
  const section = isShown || historyState().scrollY !== undefined ? null : namedSection();
  return section === null ? nothingToCancel : showLater(section);
}

const nothingToCancel = (): void => undefined;

function namedSection(): HTMLElement | null {
  const { hash } = window.location;
  return hash === '' ? null : document.getElementById(hash.slice(1));
}

/** The current location; re-renders when it changes. */
export function usePageLocation(): PageLocation {
  return useSyncExternalStore(subscribe, () => location);
}

/** A parameter of the current URL, '' if it is absent. */
export function useQueryParameter(name: string): string {
  return new URLSearchParams(usePageLocation().search).get(name) ?? '';
}
