import { type DatabaseCaller, SIGNED_OUT } from '../store/caller';
import { readChange, readUpdate } from '../store/change';
import type { Namespace } from '../store/namespace';
import type { Testament } from '../store/testaments';
import { encode } from '../tree/encode';
import { DatabaseError } from '../tree/errors';
import { type Node, nodeAt } from '../tree/node';
import type { Path } from '../tree/path';
import { type Query, runQuery } from '../tree/query';
import { callerOfRequest } from './credentials';
import { DisconnectQueue } from './disconnect-queue';
import { type Body, isBody, pathOf, queryOf, writePathOf } from './request-body';
import { SessionListens } from './session-listens';

/** JSON text of a response's data. */
type Answer = string;

const NOTHING: Answer = '{}';
const WRITTEN: Answer = '""';

export interface SessionOptions {
  readonly namespace: Namespace;
  /** Takes data-layer messages as JSON text. */
  readonly send: (json: string) => void;
  readonly caller?: DatabaseCaller;
  /** Stores the writes queued for the session's end. */
  readonly testament?: Testament;
}

/** One client of one database: its caller, its listens and its onDisconnect writes. */
export class Session {
  private caller: DatabaseCaller;
  private readonly namespace: Namespace;
  private readonly listens: SessionListens;
  private readonly onDisconnect = new DisconnectQueue();

  constructor(private readonly options: SessionOptions) {
    this.namespace = options.namespace;
    this.caller = options.caller ?? SIGNED_OUT;
    this.listens = new SessionListens({
      namespace: options.namespace,
      send: options.send,
      caller: () => this.caller,
      authorise: (path, query) => this.authoriseRead(path, query),
    });
  }

  /** Handles one request `{r, a, b}` and always answers it. */
  handle(request: unknown): void {
    if (!isBody(request) || typeof request.r !== 'number')
      throw new DatabaseError('invalid', 'Request has no number');
    const { r: number, a: action, b: body } = request;
    try {
      const data = this.run(String(action), isBody(body) ? body : {});
      this.options.send(`{"r":${number},"b":{"s":"ok","d":${data}}}`);
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      const answer = JSON.stringify({ s: error.status, d: error.message });
      this.options.send(`{"r":${number},"b":${answer}}`);
    }
  }

  /** Ends the session: listens stop, then the queued writes are made as its last caller. */
  close(): void {
    this.listens.stopAll();
    for (const { entries } of this.onDisconnect.drain()) {
      this.tryWrite((root, moment) => entries.map((entry) => readChange(root, entry, moment)));
    }
    this.options.testament?.settle();
  }

  private tryWrite(read: Parameters<Namespace['checkWrite']>[1]): void {
    try {
      this.namespace.write({ caller: this.caller, read });
    } catch (error) {
      // A write that the rules now refuse is dropped; there is no client left to tell.
      if (!(error instanceof DatabaseError)) throw error;
    }
  }

  private run(action: string, body: Body): Answer {
    switch (action) {
      case 's':
      case 'appcheck':
      case 'unappeck':
        return NOTHING;
      case 'auth':
      case 'gauth':
        return this.signIn(body);
      case 'unauth':
        this.become(SIGNED_OUT);
        return NOTHING;
      case 'q':
        return this.listens.start(body);
      case 'n':
        this.listens.stop(body);
        return NOTHING;
      case 'g':
        return this.get(body);
      case 'p':
        return this.set(body);
      case 'm':
        return this.update(body);
      case 'o':
      case 'om':
      case 'oc':
        return this.queue(action, body);
      default:
        throw new DatabaseError('invalid', `Unknown action '${action}'`);
    }
  }

  private signIn(body: Body): Answer {
    const caller = callerOfRequest(body);
    this.become(caller);
    return JSON.stringify({ auth: caller.kind === 'admin' ? null : caller.auth });
  }

  private become(caller: DatabaseCaller): void {
    this.caller = caller;
    this.listens.recheck();
  }

  private authoriseRead(path: Path, query: Query | undefined): void {
    if (!this.namespace.mayRead(this.caller, path, query))
      throw new DatabaseError('permission_denied', 'Permission denied');
  }

  private get(body: Body): Answer {
    const path = pathOf(body);
    const query = queryOf(body);
    this.authoriseRead(path, query);
    const node: Node = nodeAt(this.namespace.root, path);
    return encode(query ? runQuery(node, query) : node);
  }

  private set(body: Body): Answer {
    const requested = { path: writePathOf(body), json: body.d };
    const expected = typeof body.h === 'string' ? { path: pathOf(body), hash: body.h } : undefined;
    this.namespace.write({
      caller: this.caller,
      read: (root, moment) => [readChange(root, requested, moment)],
      ...(expected ? { expected } : {}),
    });
    return WRITTEN;
  }

  private update(body: Body): Answer {
    const requested = { path: pathOf(body), json: body.d };
    this.namespace.write({
      caller: this.caller,
      read: (root, moment) => readUpdate(root, requested, moment),
    });
    return WRITTEN;
  }

  private queue(action: 'o' | 'om' | 'oc', body: Body): Answer {
    if (action === 'oc') this.onDisconnect.cancel(pathOf(body));
    else if (action === 'o') this.queueSet(writePathOf(body), body.d ?? null);
    else this.queueUpdate(pathOf(body), body.d);
    this.options.testament?.replace(this.onDisconnect.list());
    return WRITTEN;
  }

  private queueSet(path: Path, json: unknown): void {
    this.namespace.checkWrite(this.caller, (root, moment) => [readChange(root, { path, json }, moment)]);
    this.onDisconnect.set(path, json);
  }

  private queueUpdate(path: Path, json: unknown): void {
    this.namespace.checkWrite(this.caller, (root, moment) => readUpdate(root, { path, json }, moment));
    if (isBody(json)) this.onDisconnect.update(path, json);
  }
}
