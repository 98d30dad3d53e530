import { useMemo } from 'react';
import { readOnce } from '../live/read-once';
import { type Subscribe, useSubscription } from '../live/use-subscription';
import type { Loadable } from './loadable';

const PAUSE_MS = 250;

const afterPause =
  <Data>(source: Subscribe<Data>): Subscribe<Data> =>
  (observer) => {
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = source(observer);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  };

/** What a search finds for the typed words, once the typing pauses; null without a search. */
export function useSearchAfterPause<Found>(
  find: (words: string) => Promise<Found>,
  words: string,
): Loadable<Found> | null {
  const isDisabled = words.trim() === '';
  const source = useMemo(
    () => (isDisabled ? null : afterPause(readOnce('article-search', () => find(words)))),
    [find, words, isDisabled],
  );
  const { live } = useSubscription(source);
  return isDisabled ? null : live;
}
