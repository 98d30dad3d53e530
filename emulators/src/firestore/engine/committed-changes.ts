import type { Caller } from '../../shared/caller';
import type { JsonObject } from '../../shared/json';
import type { CommittedChange } from '../backend';
import type { CommitFeed, FeedEntry } from './commit-feed';
import { documentJson } from './rpc/document-json';
import type { DocumentChange, StoredDocument } from './store/stored-document';
import { timestampOfMicros } from './values/timestamps';

/** Reports each changed document of each commit, in order. */
export function committedChanges(feed: CommitFeed, listener: (change: CommittedChange) => void): () => void {
  return feed.subscribeTrigger((entry) => {
    for (const change of entry.changes) listener(new LazyChange(entry, change));
  });
}

/** Built only on demand: most changes concern no function. */
class LazyChange implements CommittedChange {
  readonly project: string;
  readonly database: string;
  readonly path: string;
  readonly caller: Caller;

  constructor(
    private readonly entry: FeedEntry,
    private readonly change: DocumentChange,
  ) {
    this.project = entry.db.project;
    this.database = entry.db.database;
    this.path = change.path;
    this.caller = entry.caller;
  }

  get before(): JsonObject | undefined {
    return this.#json(this.change.before);
  }

  get after(): JsonObject | undefined {
    return this.#json(this.change.after);
  }

  get commitTime(): string {
    return timestampOfMicros(this.entry.time);
  }

  /** No two commits have the same time. */
  get eventId(): string {
    return `${this.entry.db.name}/${this.path}@${this.entry.time}`;
  }

  #json(document: StoredDocument | null): JsonObject | undefined {
    return document ? documentJson(this.entry.db, document) : undefined;
  }
}
