import { retryDelayMs } from '@harborline/domain/live/connection-state';
import { report } from '../config/report';
import { firstContent } from './first-content';
import { firstUse } from './first-use';

interface LaterSource<Client> {
  /** names the source in reports of a failure to load */
  readonly name: string;
  readonly load: () => Promise<Client>;
  /** starts watching and returns an unsubscribe function */
  readonly follow: (client: Client) => () => void;
}

/**
 * Watches a source whose client loads at a given moment, and loads again after a failure. If it is ended before that,
 * it never starts. @returns an unsubscribe function
 */
function followAfter<Client>(time: Promise<void>, { name, load, follow }: LaterSource<Client>): () => void {
  let stop = () => {};
  let hasEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = async (retries: number): Promise<void> => {
    try {
      const client = await load();
      if (!hasEnded) stop = follow(client);
    } catch (error) {
      report(name, error);
      if (!hasEnded) timer = setTimeout(() => void begin(retries + 1), retryDelayMs(retries));
    }
  };
  void time.then(() => (hasEnded ? undefined : begin(0)));
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    stop();
  };
}

/** Follows something from when the first screen shows its content. @returns an unsubscribe function */
export function followAfterContent<Client>(source: LaterSource<Client>): () => void {
  return followAfter(firstContent(), source);
}

/**
 * Loads what an action needs once somebody uses the page, so that it is there offline as well.
 * @param name where a failure to load is reported
 * @returns a function that stops it
 */
export function loadOnceUsed(name: string, load: () => Promise<unknown>): () => void {
  return followAfter(firstUse(), { name, load, follow: () => () => {} });
}
