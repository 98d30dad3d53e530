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

/** Tells commits in their order, right after they became visible: listeners first, then functions. */
export class CommitFeed {
  readonly #listens = new Set<Subscriber>();
  readonly #triggers = new Set<Subscriber>();

  publish(entry: FeedEntry): void {
    for (const listen of [...this.#listens]) tell(listen, entry);
    if (entry.firesEvents) for (const trigger of [...this.#triggers]) tell(trigger, entry);
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

/** The commit has happened: one subscriber's failure must reach neither the writer nor the others. */
function tell(subscriber: Subscriber, entry: FeedEntry): void {
  try {
    subscriber(entry);
  } catch (error) {
    console.error('A subscriber of commits failed:', error);
  }
}
