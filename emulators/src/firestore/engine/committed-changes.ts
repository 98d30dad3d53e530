import { randomUUID } from 'node:crypto';
import type { CommittedChange } from '../backend';
import type { CommitFeed } from './commit-feed';
import { documentJson } from './rpc/document-json';
import { timestampOfMicros } from './values/timestamps';

/** Tells each changed document of each commit, in order. */
export function committedChanges(feed: CommitFeed, listener: (change: CommittedChange) => void): () => void {
  return feed.subscribeTrigger(({ db, time, changes, caller }) => {
    for (const { path, before, after } of changes) {
      listener({
        project: db.project,
        database: db.database,
        path,
        ...(before && { before: documentJson(db, before) }),
        ...(after && { after: documentJson(db, after) }),
        commitTime: timestampOfMicros(time),
        caller,
        eventId: randomUUID(),
      });
    }
  });
}
