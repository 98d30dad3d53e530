import type { DatabaseCaller } from '../store/caller';
import { PlainListener, type Push, WindowListener } from '../store/listener';
import type { Namespace, Subscription } from '../store/namespace';
import { encode } from '../tree/encode';
import { matchesHash } from '../tree/hash';
import { type Path, pathText } from '../tree/path';
import { loadsAllData, type Query } from '../tree/query';
import { type Body, pathOf, queryOf } from './request-body';

interface Listening {
  readonly subscription: Subscription;
  /** The query as the client wrote it: a revocation quotes it. */
  readonly wireQuery: unknown;
}

export interface ListensOptions {
  readonly namespace: Namespace;
  readonly caller: () => DatabaseCaller;
  readonly send: (json: string) => void;
  /** Throws unless the caller may read. */
  readonly authorise: (path: Path, query: Query | undefined) => void;
}

function listenKey(path: Path, body: Body): string {
  if (body.t !== undefined) return `tag ${JSON.stringify(body.t)}`;
  return `path ${pathText(path)} ${JSON.stringify(body.q ?? null)}`;
}

/** The listens of one session. */
export class SessionListens {
  private readonly listens = new Map<string, Listening>();

  constructor(private readonly options: ListensOptions) {}

  /** Starts a listen: pushes the data unless the client has it; answers with the response's data. */
  start(body: Body): string {
    const { namespace, authorise } = this.options;
    const path = pathOf(body);
    const query = queryOf(body);
    authorise(path, query);
    const key = listenKey(path, body);
    this.remove(key);
    const subscription = this.subscription({ key, path, query, tag: body.t });
    this.listens.set(key, { subscription, wireQuery: body.q });
    namespace.subscribe(subscription);
    const current = subscription.current(namespace.root);
    if (typeof body.h !== 'string' || !matchesHash(current, body.h))
      this.push({ kind: 'd', path, json: encode(current) }, body.t);
    const needsIndex = query !== undefined && !namespace.isIndexed(path, query);
    return needsIndex ? '{"w":["no_index"]}' : '{}';
  }

  stop(body: Body): void {
    this.remove(listenKey(pathOf(body), body));
  }

  /** Revokes the listens that the caller may no longer have after signing in or out. */
  recheck(): void {
    this.options.namespace.recheck([...this.listens.values()].map(({ subscription }) => subscription));
  }

  stopAll(): void {
    for (const { subscription } of this.listens.values()) this.options.namespace.unsubscribe(subscription);
    this.listens.clear();
  }

  private subscription(listen: {
    key: string;
    path: Path;
    query: Query | undefined;
    tag: unknown;
  }): Subscription {
    const { key, path, query, tag } = listen;
    const isPlain = query === undefined || loadsAllData(query);
    const listener = isPlain ? new PlainListener(path) : new WindowListener(path, query);
    return {
      path,
      ...(query ? { query } : {}),
      current: (root) => listener.current(root),
      pushFor: (commit) => listener.pushFor(commit),
      caller: this.options.caller,
      send: (push) => this.push(push, tag),
      revoke: () => this.revoke(key, path),
    };
  }

  private push({ kind, path, json }: Push, tag: unknown): void {
    const pathJson = JSON.stringify(pathText(path));
    const suffix = tag === undefined ? '' : `,"t":${JSON.stringify(tag)}`;
    this.options.send(`{"a":"${kind}","b":{"p":${pathJson},"d":${json}${suffix}}}`);
  }

  private revoke(key: string, path: Path): void {
    const query = this.listens.get(key)?.wireQuery;
    this.listens.delete(key);
    const body = { p: pathText(path), ...(query === undefined ? {} : { q: [query] }) };
    this.options.send(JSON.stringify({ a: 'c', b: body }));
  }

  private remove(key: string): void {
    const listening = this.listens.get(key);
    if (!listening) return;
    this.options.namespace.unsubscribe(listening.subscription);
    this.listens.delete(key);
  }
}
