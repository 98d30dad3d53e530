import type { Caller } from '../../../shared/caller';
import type { JsonObject } from '../../../shared/json';
import type { EngineContext } from '../engine-context';
import type { StoredDocument } from '../store/stored-document';
import { integerOf } from '../values/read-json';
import type { DatabaseName } from '../values/resource-names';
import * as say from './listen-messages';
import type { ListenTarget } from './listen-target';
import { resumePointOf, resumeTokenAt } from './resume-token';
import { type Delta, difference } from './target-view';

/** The stream that gets the messages. */
export interface StreamContext {
  readonly context: EngineContext;
  readonly db: DatabaseName;
  readonly caller: Caller;
  send(message: JsonObject): void;
}

/** The oldest change that a client may still be waiting to see. In microseconds. */
const RECENTLY = 10_000_000;

/** Sends what a newly added target needs: its result, or what changed since its resume point. */
export function sendNewTarget(
  stream: StreamContext,
  target: ListenTarget,
  request: JsonObject,
  time: number,
): void {
  const since = resumePointOf(request.resumeToken, request.readTime);
  const store = stream.context.databases.store(stream.db);
  const past = typeof since === 'number' ? store.undoTo(since) : undefined;
  stream.send(say.added(target.id));
  const now = target.view.result();
  const known = new Set(now.keys());
  if (past) {
    const before = target.view.result(past);
    for (const path of before.keys()) known.add(path);
    sendDelta(stream, target, difference(before, now), time);
    const expected = integerOf(request.expectedCount, 'expectedCount');
    if (expected !== undefined && expected !== before.size) stream.send(say.countFilter(target.id, now.size));
  } else {
    // Without a reset, documents that have vanished meanwhile would stay on the client's screen.
    if (since !== 'fresh') stream.send(say.reset(target.id));
    const gone = (target.paths ?? []).filter((path) => !now.has(path));
    for (const path of gone) known.add(path);
    sendDelta(stream, target, { shown: [...now.values()], gone }, time);
    if (now.size === 0) charge(stream, 1);
  }
  const from = past && typeof since === 'number' ? since : time - RECENTLY;
  sendTransientDocuments(stream, target, { versions: store.replacedSince(from), known, time });
  const token = resumeTokenAt(time);
  stream.send(say.current(target.id, token, time));
  stream.send(say.consistentAt(token, time));
}

interface Passing {
  /** versions that have been replaced */
  readonly versions: readonly StoredDocument[];
  /** paths that the client knows about */
  readonly known: ReadonlySet<string>;
  readonly time: number;
}

/**
 * Reports documents that came and went before the client could see them. A client that wrote such a document
 * waits for it, and would otherwise show it as being saved forever.
 */
function sendTransientDocuments(
  stream: StreamContext,
  target: ListenTarget,
  { versions, known, time }: Passing,
): void {
  const { db, context } = stream;
  const passed = versions.filter((version) => !known.has(version.path) && target.view.covers(version));
  for (const path of new Set(passed.map((version) => version.path))) {
    const left = context.databases.store(db).get(path);
    const isVisible = left !== null && target.maySee(path, time);
    // To a client that may no longer see it, it is deleted.
    stream.send(
      isVisible ? say.documentLeft(db, left, target.id) : say.documentGone(db, path, target.id, time),
    );
  }
}

/** Document messages of one target; true when any was sent. */
export function sendDelta(stream: StreamContext, target: ListenTarget, delta: Delta, time: number): boolean {
  const { db, context } = stream;
  for (const document of delta.shown) stream.send(say.documentShown(db, document, target.id));
  for (const path of delta.gone) {
    const left = context.databases.store(db).get(path);
    if (!left) stream.send(say.documentGone(db, path, target.id, time));
    else if (target.maySee(path, time)) stream.send(say.documentLeft(db, left, target.id));
    else stream.send(say.documentHidden(db, path, target.id, time));
  }
  if (delta.shown.length > 0) charge(stream, delta.shown.length);
  return delta.shown.length + delta.gone.length > 0;
}

export function charge({ context, caller }: StreamContext, reads: number): void {
  if (reads > 0) context.ledger.charge({ method: 'Listen', caller, reads });
}
