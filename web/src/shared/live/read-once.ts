import { report } from '../config/report';
import type { Subscribe } from './use-subscription';

/** A source for `useSubscription` that reads once. @param name names the source in reports of a failure */
export const readOnce =
  <Data>(name: string, read: () => Promise<Data>): Subscribe<Data> =>
  ({ next, error }) => {
    let hasEnded = false;
    read().then(
      (data) => {
        if (!hasEnded) next(data);
      },
      (failure: unknown) => {
        report(name, failure);
        if (!hasEnded) error(failure instanceof Error ? failure : new Error(String(failure)));
      },
    );
    return () => {
      hasEnded = true;
    };
  };
