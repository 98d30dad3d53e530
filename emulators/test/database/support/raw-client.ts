import { WebSocket } from 'ws';

type Fields = Readonly<Record<string, unknown>>;

/** A response to one request. */
export interface Answer {
  readonly s: string;
  readonly d: unknown;
}

/** Speaks the protocol by hand and records everything that comes back, in order. */
export class RawClient {
  readonly messages: Fields[] = [];
  readonly hello: Promise<Fields>;
  readonly closed: Promise<number>;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private number = 0;

  private constructor(readonly socket: WebSocket) {
    this.hello = new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('message', (data) => resolve(JSON.parse(data.toString()) as Fields));
    });
    this.closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('message', (data) => this.receive(JSON.parse(data.toString()) as Fields));
    socket.on('error', () => undefined);
  }

  static async connect(port: number, ns: string, headers: Record<string, string> = {}): Promise<RawClient> {
    const client = new RawClient(new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=${ns}`, { headers }));
    await client.hello;
    return client;
  }

  request(action: string, body: object): Promise<Answer> {
    this.number += 1;
    const number = this.number;
    this.send({ t: 'd', d: { r: number, a: action, b: body } });
    return new Promise((resolve) => this.waiting.set(number, resolve));
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Data-layer pushes so far, as `[action, body]`. */
  pushes(): [string, Fields][] {
    return this.messages
      .filter(({ t }) => t === 'd')
      .map(({ d }) => d as Fields)
      .filter(({ a }) => a !== undefined)
      .map(({ a, b }) => [String(a), b as Fields]);
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }

  private receive(message: Fields): void {
    this.messages.push(message);
    const data = message.d as Fields;
    if (message.t === 'd' && typeof data.r === 'number') this.waiting.get(data.r)?.(data.b as Answer);
  }
}

/** An unsigned token, as the Auth emulator makes them. */
export function tokenOf(uid: string, claims: object = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: uid, user_id: uid, ...claims })}.`;
}
