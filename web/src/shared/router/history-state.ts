/** What a history entry keeps. */
export interface HistoryState {
  /** the search that the page was opened from */
  readonly fromQuery?: string;
  /** the page of its results, if that was not the first */
  readonly fromPage?: number;
  readonly scrollY?: number;
  /** steps of the contact wizard that lie before it */
  readonly wizardDepth?: number;
}

/** What the current history entry keeps. */
export function historyState(): HistoryState {
  const { state }: { readonly state: unknown } = window.history;
  return typeof state === 'object' && state !== null ? state : {};
}

/** Stores the scroll position in the current history entry; links to a section of the page call it first. */
export function rememberScroll(): void {
  window.history.replaceState({ ...historyState(), scrollY: window.scrollY }, '');
}
