import type { Caller } from '../../../shared/caller';
import type { JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import type { StreamHandle, StreamSink } from '../../backend';
import { asStatusError } from '../as-status-error';
import type { FeedEntry } from '../commit-feed';
import type { EngineContext } from '../engine-context';
import { integerOf, objectOf, textOf } from '../values/read-json';
import { type DatabaseName, parseDatabaseName } from '../values/resource-names';
import { requestTime } from '../write/apply-transform';
import * as say from './listen-messages';
import { ListenTarget, subjectOf } from './listen-target';
import { resumeTokenAt } from './resume-token';
import { charge, type StreamContext, sendDelta, sendNewTarget } from './send-target';

const PROGRESS_DELAY_MS = 1000;

/** One Listen RPC: any number of targets over one database, updated in consistent steps. */
export class ListenStream implements StreamHandle {
  readonly #targets = new Map<number, ListenTarget>();
  readonly #unsubscribe: readonly (() => void)[];
  #stream: StreamContext | undefined;
  #progress: NodeJS.Timeout | undefined;
  #isOpen = true;

  constructor(
    private readonly context: EngineContext,
    private readonly caller: Caller,
    private readonly sink: StreamSink,
  ) {
    this.#unsubscribe = [
      context.feed.subscribeListen((entry) => this.#onCommit(entry)),
      context.rules.onReplaced((project) => this.#onRulesReplaced(project)),
    ];
  }

  receive(message: JsonObject): void {
    if (!this.#isOpen) return;
    try {
      const stream = this.#contextFor(textOf(message.database, 'database'));
      const target = objectOf(message.addTarget, 'addTarget');
      if (target) this.#add(stream, target);
      else this.#remove(integerOf(message.removeTarget, 'removeTarget'));
    } catch (error) {
      this.close();
      this.sink.end(asStatusError(error));
    }
  }

  close(): void {
    this.#isOpen = false;
    clearTimeout(this.#progress);
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#targets.clear();
  }

  #contextFor(database: string): StreamContext {
    const known = this.#stream;
    if (known && (database === '' || database === known.db.name)) return known;
    if (known) throw new StatusError('INVALID_ARGUMENT', 'A listen stream serves one database.');
    const db: DatabaseName = parseDatabaseName(database);
    const { context, caller, sink } = this;
    this.#stream = { context, caller, db, send: (message) => sink.send(message) };
    return this.#stream;
  }

  #remove(id: number | undefined): void {
    if (id === undefined) throw new StatusError('INVALID_ARGUMENT', 'A listen request must change a target.');
    if (this.#targets.delete(id)) this.sink.send(say.removed(id));
  }

  #add(stream: StreamContext, request: JsonObject): void {
    const id = integerOf(request.targetId, 'targetId') || this.#freeId();
    if (this.#targets.has(id)) throw new StatusError('INVALID_ARGUMENT', `Target id already in use: ${id}`);
    const time = this.context.databases.clock.read();
    const target = this.#admitted(stream, id, request, time);
    if (!target) return;
    this.#targets.set(id, target);
    sendNewTarget(stream, target, request, time);
    if (request.once === true) this.#remove(id);
  }

  /** A refused target gets its own message; the stream and its other targets go on. */
  #admitted(stream: StreamContext, id: number, request: JsonObject, time: number): ListenTarget | undefined {
    try {
      const subject = subjectOf(request, this.context, stream.db);
      const target = new ListenTarget(id, stream, subject);
      charge(stream, target.authorize(requestTime(time)));
      return target;
    } catch (error) {
      this.sink.send(say.removed(id, asStatusError(error)));
      return undefined;
    }
  }

  #freeId(): number {
    let id = 1;
    while (this.#targets.has(id)) id++;
    return id;
  }

  #onCommit(entry: FeedEntry): void {
    const stream = this.#stream;
    if (!stream || entry.db.name !== stream.db.name || this.#targets.size === 0) return;
    let hasNews = false;
    for (const target of [...this.#targets.values()]) {
      const isInQuestion = target.mustBeDecidedAgain(entry.changes);
      if (isInQuestion && this.#isRefused(stream, target, entry.time)) hasNews = true;
      else if (sendDelta(stream, target, target.view.delta(entry.changes), entry.time)) hasNews = true;
    }
    if (hasNews) this.#sendProgress(entry.time);
    else this.#progress ??= setTimeout(() => this.#sendProgress(), PROGRESS_DELAY_MS).unref();
  }

  /** After new rules, targets that are now refused end; the others go on undisturbed. */
  #onRulesReplaced(project: string): void {
    const stream = this.#stream;
    if (!stream || stream.db.project !== project) return;
    const time = this.context.databases.clock.read();
    const refused = [...this.#targets.values()].filter((target) => this.#isRefused(stream, target, time));
    if (refused.length > 0) this.#sendProgress(time);
  }

  #isRefused(stream: StreamContext, target: ListenTarget, time: number): boolean {
    try {
      charge(stream, target.authorize(requestTime(time)));
      return false;
    } catch (error) {
      this.#targets.delete(target.id);
      this.sink.send(say.removed(target.id, asStatusError(error)));
      return true;
    }
  }

  /** Commits that touch no target still advance the client's resume point, with a delay. */
  #sendProgress(time = this.context.databases.clock.read()): void {
    clearTimeout(this.#progress);
    this.#progress = undefined;
    if (this.#isOpen) this.sink.send(say.consistentAt(resumeTokenAt(time), time));
  }
}
