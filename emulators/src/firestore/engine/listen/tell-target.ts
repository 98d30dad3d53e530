import type { Caller } from '../../../shared/caller';
import type { JsonObject } from '../../../shared/json';
import type { EngineContext } from '../engine-context';
import type { StoredDocument } from '../store/stored-document';
import { integerOf } from '../values/read-json';
import type { DatabaseName } from '../values/resource-names';
import * as say from './listen-messages';
import type { ListenTarget } from './listen-target';
import { resumePointOf, resumeTokenAt } from './resume-token';
import { type Delta, difference, type Shown } from './target-view';

/** Where one stream's answers go. */
export interface Teller {
  readonly context: EngineContext;
  readonly db: DatabaseName;
  readonly caller: Caller;
  send(message: JsonObject): void;
}

/** Everything a newly added target has to hear: its result, or what changed since its resume point. */
export function tellNewTarget(teller: Teller, target: ListenTarget, request: JsonObject, time: number): void {
  const since = resumePointOf(request.resumeToken, request.readTime);
  const store = teller.context.databases.store(teller.db);
  const past = typeof since === 'number' ? store.undoTo(since) : undefined;
  teller.send(say.added(target.id));
  const now = target.view.result();
  if (past && typeof since === 'number') {
    const before = target.view.result(past);
    const { shown, gone } = difference(before, now);
    const passed = passedThrough(target, store.replacedSince(since), before, now);
    tellDelta(teller, target, { shown, gone: [...gone, ...passed] }, time);
    const expected = integerOf(request.expectedCount, 'expectedCount');
    if (expected !== undefined && expected !== before.size) teller.send(say.countFilter(target.id, now.size));
  } else {
    // Without a reset, what has vanished meanwhile would stay on the client's screen.
    if (since !== 'fresh') teller.send(say.reset(target.id));
    const gone = (target.paths ?? []).filter((path) => !now.has(path));
    tellDelta(teller, target, { shown: [...now.values()], gone }, time);
    if (now.size === 0) charge(teller, 1);
  }
  const token = resumeTokenAt(time);
  teller.send(say.current(target.id, token, time));
  teller.send(say.consistentAt(token, time));
}

/**
 * Documents that entered and left between two results. A client that wrote one itself waits to be told of it,
 * and would go on showing it as being saved.
 */
function passedThrough(
  target: ListenTarget,
  versions: readonly StoredDocument[],
  before: Shown,
  now: Shown,
): Set<string> {
  const covered = versions.filter((version) => target.view.covers(version)).map(({ path }) => path);
  return new Set(covered.filter((path) => !before.has(path) && !now.has(path)));
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
