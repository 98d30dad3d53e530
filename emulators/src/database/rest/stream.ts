import type { DatabaseCaller } from '../store/caller';
import { PlainListener, type Push, WindowListener } from '../store/listener';
import type { Subscription } from '../store/namespace';
import { type Encoding, EXPORT, encode, OBJECTS } from '../tree/encode';
import { loadsAllData, type Query } from '../tree/query';
import { authoriseGet } from './data';
import type { DataRequest } from './request';
import { readRestQuery } from './rest-query';

const KEEP_ALIVE_MS = 30_000;
const MAX_UNREAD_BYTES = 64 * 1024 * 1024;

/** An event stream on one path: `put` and `patch` as data changes, until either side hangs up. */
class EventStream implements Subscription {
  readonly path;
  readonly query?: Query;
  private readonly encoding: Encoding;
  private timer: NodeJS.Timeout | undefined;
  private readonly listener: PlainListener | WindowListener;

  constructor(
    private readonly to: DataRequest,
    query: Query | undefined,
  ) {
    this.path = to.path;
    if (query) this.query = query;
    const isPlain = query === undefined || loadsAllData(query);
    this.encoding = to.params.get('format') === 'export' ? EXPORT : OBJECTS;
    this.listener = isPlain
      ? new PlainListener(to.path, this.encoding)
      : new WindowListener(to.path, query, this.encoding);
  }

  start(): void {
    const { namespace, response, request } = this.to;
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache',
    });
    this.put(encode(this.current(namespace.root), this.encoding));
    namespace.subscribe(this);
    this.timer = setInterval(() => this.event('keep-alive', 'null'), KEEP_ALIVE_MS);
    const stop = () => {
      clearInterval(this.timer);
      namespace.unsubscribe(this);
    };
    response.on('close', stop);
    response.on('error', stop);
    request.on('error', stop);
  }

  current(root: Parameters<Subscription['current']>[0]) {
    return this.listener.current(root);
  }

  pushFor(commit: Parameters<Subscription['pushFor']>[0]) {
    return this.listener.pushFor(commit);
  }

  caller(): DatabaseCaller {
    return this.to.caller;
  }

  send({ kind, path, json }: Push): void {
    const changedPath = `/${path.slice(this.path.length).join('/')}`;
    this.event(kind === 'd' ? 'put' : 'patch', `{"path":${JSON.stringify(changedPath)},"data":${json}}`);
  }

  revoke(): void {
    clearInterval(this.timer);
    this.event('cancel', 'null');
    this.to.response.end();
  }

  private put(json: string): void {
    this.event('put', `{"path":"/","data":${json}}`);
  }

  private event(name: string, json: string): void {
    const { response } = this.to;
    response.write(`event: ${name}\ndata: ${json}\n\n`);
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
  }
}

/** GET with `Accept: text/event-stream`. */
export function streamData(to: DataRequest): void {
  const query = readRestQuery(to.params);
  authoriseGet(to, query);
  new EventStream(to, query).start();
}
