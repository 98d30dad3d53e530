import type { RawData, WebSocket } from 'ws';
import type { DatabaseCaller } from '../store/caller';
import type { Namespace } from '../store/namespace';
import type { Testament } from '../store/testaments';
import { DatabaseError } from '../tree/errors';
import { FrameAssembler } from './frames';
import { Session } from './session';

/** A client that does not read is disconnected before its queue fills the memory. */
const MAX_UNREAD_BYTES = 64 * 1024 * 1024;
const POLICY_VIOLATION = 1008;

export interface ConnectionOptions {
  readonly namespace: Namespace;
  readonly caller: DatabaseCaller;
  /** Host that the client used, returned to it in the hello. */
  readonly host: string;
  /** Unique name of the connection. */
  readonly id: string;
  readonly testament: Testament;
  readonly onClosed: () => void;
}

/** Speaks the control and data layers of the protocol on one WebSocket. */
export class Connection {
  private readonly frames = new FrameAssembler();
  private readonly session: Session;
  private isAlive = true;
  private isClosed = false;

  constructor(
    private readonly socket: WebSocket,
    private readonly options: ConnectionOptions,
  ) {
    const { namespace, caller, testament } = options;
    this.session = new Session({ namespace, caller, testament, send: (json) => this.send('d', json) });
    socket.on('message', (data, isBinary) => this.receive(data, isBinary));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    // An error (bad UTF-8, an oversized frame) is always followed by close.
    socket.on('error', () => undefined);
    socket.on('close', () => this.finish());
    this.sayHello();
  }

  /** Pings the client; one that has not answered since the last ping counts as dead. */
  probe(): void {
    if (!this.isAlive) {
      this.socket.terminate();
      return;
    }
    this.isAlive = false;
    this.socket.ping();
  }

  /** Closes the connection from our side; its queued writes are made before this returns. */
  close(): void {
    this.finish();
    this.socket.close(1001);
    this.socket.terminate();
  }

  private finish(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.session.close();
    this.options.onClosed();
  }

  private sayHello(): void {
    const { host, id } = this.options;
    const hello = { t: 'h', d: { ts: Date.now(), v: '5', h: host, s: id } };
    this.send('c', JSON.stringify(hello));
  }

  private send(layer: 'c' | 'd', json: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.socket.send(`{"t":"${layer}","d":${json}}`);
    if (this.socket.bufferedAmount > MAX_UNREAD_BYTES) this.socket.terminate();
  }

  private receive(data: RawData, isBinary: boolean): void {
    if (this.isClosed) return;
    this.isAlive = true;
    try {
      if (isBinary) throw new DatabaseError('invalid', 'Binary frames are not part of the protocol');
      const message = this.frames.accept(data.toString());
      if (message !== undefined) this.dispatch(message);
    } catch (error) {
      this.refuse(error);
    }
  }

  private dispatch(message: string): void {
    const { t: layer, d: content } = parseEnvelope(message);
    if (layer === 'd') this.session.handle(content);
    else if (layer === 'c') this.control(content);
    else throw new DatabaseError('invalid', 'Unknown layer');
  }

  private control(content: unknown): void {
    const type: unknown =
      typeof content === 'object' && content !== null ? Reflect.get(content, 't') : undefined;
    if (type === 'p') this.send('c', '{"t":"o","d":null}');
  }

  /** Reports the error to the client and hangs up: after a broken frame nothing can be trusted. */
  private refuse(error: unknown): void {
    const isExpected = error instanceof DatabaseError;
    if (!isExpected) console.error('Request failed:', error);
    const message = isExpected ? error.message : 'Internal error';
    this.send('c', JSON.stringify({ t: 'e', d: message }));
    this.socket.close(POLICY_VIOLATION, 'Invalid message');
  }
}

function parseEnvelope(message: string): { readonly t?: unknown; readonly d?: unknown } {
  try {
    const value: unknown = JSON.parse(message);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Falls through to the message below.
  }
  throw new DatabaseError('invalid', 'Message is not a JSON object');
}
