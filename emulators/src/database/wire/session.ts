import type { DatabaseCaller } from '../store/caller';
import { NOBODY } from '../store/caller';
import { readChange, readUpdate } from '../store/change';
import { PlainListener, type Push, WindowListener } from '../store/listener';
import type { Namespace, Subscription, WriteOptions } from '../store/namespace';
import { encode } from '../tree/encode';
import { DatabaseError } from '../tree/errors';
import { matchesHash } from '../tree/hash';
import { nodeAt } from '../tree/node';
import { checkedPath, type Path, parsePath, pathText, splitPath } from '../tree/path';
import { loadsAllData, type Query, runQuery } from '../tree/query';
import { callerOfRequest } from './credentials';
import { DisconnectQueue } from './disconnect-queue';
import { readWireQuery } from './wire-query';

type Body = Readonly<Record<string, unknown>>;

/** What a request is answered with: data as JSON text. */
type Answer = string;

const EMPTY_ANSWER: Answer = '{}';

interface Listening {
  readonly subscription: Subscription;
  readonly wireQuery: unknown;
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pathOf(body: Body): Path {
  if (typeof body.p !== 'string') throw new DatabaseError('invalid_path', 'Path must be a string');
  return parsePath(body.p);
}

function rawPathOf(body: Body): string {
  if (typeof body.p !== 'string') throw new DatabaseError('invalid_path', 'Path must be a string');
  return body.p;
}

/** A place as a change names it; the last key may be `.priority`. */
function changePathOf(body: Body): Path {
  const keys = splitPath(rawPathOf(body));
  const isPriority = keys.at(-1) === '.priority';
  return isPriority ? [...checkedPath(keys.slice(0, -1)), '.priority'] : checkedPath(keys);
}

function listenKey(path: Path, body: Body): string {
  if (body.t !== undefined) return `tag ${JSON.stringify(body.t)}`;
  return `path ${pathText(path)} ${JSON.stringify(body.q ?? null)}`;
}

/** One client of one database: its sign-in state, its listens and what it leaves behind. */
export class Session {
  private caller: DatabaseCaller;
  private readonly listens = new Map<string, Listening>();
  private readonly onDisconnect = new DisconnectQueue();

  constructor(
    private readonly namespace: Namespace,
    private readonly sendData: (json: string) => void,
    initialCaller: DatabaseCaller = NOBODY,
  ) {
    this.caller = initialCaller;
  }

  /** Handles one request `{r, a, b}` and answers it, whatever it is. */
  handle(request: unknown): void {
    if (!isBody(request) || typeof request.r !== 'number')
      throw new DatabaseError('invalid', 'Request has no number');
    const { r: number, a: action, b: body } = request;
    try {
      const data = this.run(String(action), isBody(body) ? body : {});
      this.sendData(`{"r":${number},"b":{"s":"ok","d":${data}}}`);
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      const answer = JSON.stringify({ s: error.status, d: error.message });
      this.sendData(`{"r":${number},"b":${answer}}`);
    }
  }

  /** Ends the session: listens stop, then the queued writes are made with the rights it had last. */
  close(): void {
    for (const { subscription } of this.listens.values()) this.namespace.unsubscribe(subscription);
    this.listens.clear();
    for (const { entries } of this.onDisconnect.drain()) {
      this.tryWrite((root, moment) => entries.map((entry) => readChange(root, entry, moment)));
    }
  }

  private tryWrite(read: WriteOptions['read']): void {
    try {
      this.namespace.write({ caller: this.caller, read });
    } catch (error) {
      // A write the rules refuse by now is dropped; nobody is left to be told.
      if (!(error instanceof DatabaseError)) throw error;
    }
  }

  private run(action: string, body: Body): Answer {
    switch (action) {
      case 's':
      case 'appcheck':
      case 'unappeck':
        return EMPTY_ANSWER;
      case 'auth':
      case 'gauth':
        return this.signIn(body);
      case 'unauth':
        this.become(NOBODY);
        return EMPTY_ANSWER;
      case 'q':
        return this.listen(body);
      case 'n':
        return this.unlisten(body);
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
    this.namespace.recheck([...this.listens.values()].map(({ subscription }) => subscription));
  }

  private authoriseRead(path: Path, query?: Query): void {
    if (!this.namespace.mayRead(this.caller, path, query))
      throw new DatabaseError('permission_denied', 'Permission denied');
  }

  private listen(body: Body): Answer {
    const path = pathOf(body);
    const query = body.q === undefined ? undefined : readWireQuery(body.q);
    this.authoriseRead(path, query);
    const key = listenKey(path, body);
    this.stopListening(key);
    const subscription = this.subscription(key, path, query, body.t);
    this.listens.set(key, { subscription, wireQuery: body.q });
    this.namespace.subscribe(subscription);
    const current = subscription.current(this.namespace.root);
    if (typeof body.h !== 'string' || !matchesHash(current, body.h))
      this.push({ kind: 'd', path, json: encode(current) }, body.t);
    const needsIndex = query !== undefined && !this.namespace.isIndexed(path, query);
    return needsIndex ? '{"w":["no_index"]}' : EMPTY_ANSWER;
  }

  private subscription(key: string, path: Path, query: Query | undefined, tag: unknown): Subscription {
    const isPlain = query === undefined || loadsAllData(query);
    const listener = isPlain ? new PlainListener(path) : new WindowListener(path, query);
    return {
      path,
      ...(query ? { query } : {}),
      current: (root) => listener.current(root),
      pushFor: (commit) => listener.pushFor(commit),
      caller: () => this.caller,
      send: (push) => this.push(push, tag),
      revoke: () => this.revoke(key, path),
    };
  }

  private push({ kind, path, json }: Push, tag: unknown): void {
    const place = JSON.stringify(pathText(path));
    const suffix = tag === undefined ? '' : `,"t":${JSON.stringify(tag)}`;
    this.sendData(`{"a":"${kind}","b":{"p":${place},"d":${json}${suffix}}}`);
  }

  private revoke(key: string, path: Path): void {
    const query = this.listens.get(key)?.wireQuery;
    this.listens.delete(key);
    const body = { p: pathText(path), ...(query === undefined ? {} : { q: [query] }) };
    this.sendData(JSON.stringify({ a: 'c', b: body }));
  }

  private unlisten(body: Body): Answer {
    this.stopListening(listenKey(pathOf(body), body));
    return EMPTY_ANSWER;
  }

  private stopListening(key: string): void {
    const listening = this.listens.get(key);
    if (!listening) return;
    this.namespace.unsubscribe(listening.subscription);
    this.listens.delete(key);
  }

  private get(body: Body): Answer {
    const path = pathOf(body);
    const query = body.q === undefined ? undefined : readWireQuery(body.q);
    this.authoriseRead(path, query);
    const node = nodeAt(this.namespace.root, path);
    return encode(query ? runQuery(node, query) : node);
  }

  private set(body: Body): Answer {
    const place = changePathOf(body);
    const expected = typeof body.h === 'string' ? { path: pathOf(body), hash: body.h } : undefined;
    this.namespace.write({
      caller: this.caller,
      read: (root, moment) => [readChange(root, { path: place, json: body.d }, moment)],
      ...(expected ? { expected } : {}),
    });
    return '""';
  }

  private update(body: Body): Answer {
    const path = pathOf(body);
    this.namespace.write({
      caller: this.caller,
      read: (root, moment) => readUpdate(root, { path, json: body.d }, moment),
    });
    return '""';
  }

  private queue(action: 'o' | 'om' | 'oc', body: Body): Answer {
    if (action === 'oc') {
      this.onDisconnect.cancel(pathOf(body));
      return '""';
    }
    const path = action === 'o' ? changePathOf(body) : pathOf(body);
    const json = body.d ?? null;
    const requested = { path, json };
    this.namespace.checkWrite(this.caller, (root, moment) =>
      action === 'o' ? [readChange(root, requested, moment)] : readUpdate(root, requested, moment),
    );
    if (action === 'om' && typeof json === 'object' && json !== null) this.onDisconnect.update(path, json);
    else this.onDisconnect.set(path, json);
    return '""';
  }
}
