/** A page that stays as the server rendered it. */
export interface RestingPage {
  readonly pathname: string;
  readonly search: string;
  /** aborted when the app takes the page over: nothing of its own works from then on */
  readonly over: AbortController;
}

/** Ends what worked in a part right before it is hydrated. @returns what to do right after */
export type EndRest = () => () => void;

/** The page that is shown. */
export function restingPage(): RestingPage {
  const { pathname, search } = window.location;
  return { pathname, search, over: new AbortController() };
}

/** Whether the visitor has gone on to another page, which is not shown yet. */
export const isLeft = ({ pathname, search }: RestingPage): boolean =>
  window.location.pathname !== pathname || window.location.search !== search;

/** Calls back when the app takes the page over. */
export const whenOver = ({ over }: RestingPage, end: () => void): void =>
  over.signal.addEventListener('abort', end, { once: true });
