import type { Caller } from '../../shared/caller';
import type { DocumentChange } from './store/stored-document';
import type { DatabaseName } from './values/resource-names';

export interface FeedEntry {
  readonly db: DatabaseName;
  /** microseconds */
  readonly time: number;
  readonly changes: readonly DocumentChange[];
  readonly caller: Caller;
  /** false for data that is loaded or cleared away: no function events */
  readonly firesEvents: boolean;
}

type Subscriber = (entry: FeedEntry) => void;

/** Announces commits in order, as soon as they are visible: to listeners first, then to functions. */
export class CommitFeed {
  readonly #listens = new Set<Subscriber>();
  readonly #triggers = new Set<Subscriber>();

  publish(entry: FeedEntry): void {
    for (const listen of [...this.#listens]) notify(listen, entry);
    if (entry.firesEvents) for (const trigger of [...this.#triggers]) notify(trigger, entry);
  }

  subscribeListen(subscriber: Subscriber): () => void {
    this.#listens.add(subscriber);
    return () => this.#listens.delete(subscriber);
  }

  subscribeTrigger(subscriber: Subscriber): () => void {
    this.#triggers.add(subscriber);
    return () => this.#triggers.delete(subscriber);
  }
}

/** The commit has happened, so one subscriber's failure must reach neither the writer nor the others. */
function notify(subscriber: Subscriber, entry: FeedEntry): void {
  try {
    subscriber(entry);
  } catch (error) {
    console.error('A subscriber of commits failed:', error);
  }
}
