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

/** Where one stream's answers go. */
export interface Teller {
  readonly context: EngineContext;
  readonly db: DatabaseName;
  readonly caller: Caller;
  send(message: JsonObject): void;
}

/** How long ago a client may have made a change that it still waits to be told of. In microseconds. */
const RECENTLY = 10_000_000;

/** Everything a newly added target has to hear: its result, or what changed since its resume point. */
export function tellNewTarget(teller: Teller, target: ListenTarget, request: JsonObject, time: number): void {
  const since = resumePointOf(request.resumeToken, request.readTime);
  const store = teller.context.databases.store(teller.db);
  const past = typeof since === 'number' ? store.undoTo(since) : undefined;
  teller.send(say.added(target.id));
  const now = target.view.result();
  const told = new Set(now.keys());
  if (past) {
    const before = target.view.result(past);
    for (const path of before.keys()) told.add(path);
    tellDelta(teller, target, difference(before, now), time);
    const expected = integerOf(request.expectedCount, 'expectedCount');
    if (expected !== undefined && expected !== before.size) teller.send(say.countFilter(target.id, now.size));
  } else {
    // Without a reset, what has vanished meanwhile would stay on the client's screen.
    if (since !== 'fresh') teller.send(say.reset(target.id));
    const gone = (target.paths ?? []).filter((path) => !now.has(path));
    for (const path of gone) told.add(path);
    tellDelta(teller, target, { shown: [...now.values()], gone }, time);
    if (now.size === 0) charge(teller, 1);
  }
  const from = past && typeof since === 'number' ? since : time - RECENTLY;
  tellPassedThrough(teller, target, { versions: store.replacedSince(from), told, time });
  const token = resumeTokenAt(time);
  teller.send(say.current(target.id, token, time));
  teller.send(say.consistentAt(token, time));
}

interface Passing {
  /** versions that are no more */
  readonly versions: readonly StoredDocument[];
  /** paths the client has heard of */
  readonly told: ReadonlySet<string>;
  readonly time: number;
}

/**
 * Tells of documents that came and went before the client could be told. One that wrote such a document waits
 * to hear of it, and would go on showing it as being saved for ever.
 */
function tellPassedThrough(teller: Teller, target: ListenTarget, { versions, told, time }: Passing): void {
  const { db, context } = teller;
  const passed = versions.filter((version) => !told.has(version.path) && target.view.covers(version));
  for (const path of new Set(passed.map((version) => version.path))) {
    const left = context.databases.store(db).get(path);
    const isVisible = left !== null && target.maySee(path, time);
    // To somebody who may not see it any more it is as good as deleted.
    teller.send(
      isVisible ? say.documentLeft(db, left, target.id) : say.documentGone(db, path, target.id, time),
    );
  }
}

/** Document messages of one target; true when there was anything to tell. */
export function tellDelta(teller: Teller, target: ListenTarget, delta: Delta, time: number): boolean {
  const { db, context } = teller;
  for (const document of delta.shown) teller.send(say.documentShown(db, document, target.id));
  for (const path of delta.gone) {
    const left = context.databases.store(db).get(path);
    if (!left) teller.send(say.documentGone(db, path, target.id, time));
    else if (target.maySee(path, time)) teller.send(say.documentLeft(db, left, target.id));
    else teller.send(say.documentHidden(db, path, target.id, time));
  }
  if (delta.shown.length > 0) charge(teller, delta.shown.length);
  return delta.shown.length + delta.gone.length > 0;
}

export function charge({ context, caller }: Teller, reads: number): void {
  if (reads > 0) context.ledger.charge({ method: 'Listen', caller, reads });
}
