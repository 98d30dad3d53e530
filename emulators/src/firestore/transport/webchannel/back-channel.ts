import type { ServerResponse } from 'node:http';
import { packFrames } from './frames';
import type { Outbox } from './outbox';

/** Durations of a session's answers, in milliseconds. */
export interface ChannelTiming {
  /** silence after which a streaming answer sends `noop` */
  readonly noopMs: number;
  /** life of one answer */
  readonly lifetimeMs: number;
  /** a session without any request for this long is dropped */
  readonly expiryMs: number;
}

export interface BackChannelOptions {
  readonly isStreaming: boolean;
  /** id of the last message that the client has */
  readonly after: number;
  readonly timing: ChannelTiming;
}

/** One hanging GET: carries the outbox to the client, as a stream or (long polling) one batch per request. */
export class BackChannel {
  private sentId: number;
  private isDone = false;
  private isFlushing = false;
  private readonly noops: NodeJS.Timeout | undefined;
  private readonly lifetime: NodeJS.Timeout;

  constructor(
    private readonly response: ServerResponse,
    private readonly outbox: Outbox,
    private readonly options: BackChannelOptions,
  ) {
    this.sentId = options.after;
    response.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=0',
    });
    response.on('error', () => this.release());
    response.flushHeaders();
    const { noopMs, lifetimeMs } = options.timing;
    // A polling client gives up after 45 s of silence, hence the shorter life.
    this.lifetime = setTimeout(() => this.expire(), options.isStreaming ? lifetimeMs : noopMs);
    if (!options.isStreaming) {
      this.flush();
      return;
    }
    // The client measures: unless the first bytes come at once, it falls back to long polling for good.
    outbox.add('noop');
    this.flush();
    this.noops = setInterval(() => this.sayNoop(), noopMs);
  }

  get isOpen(): boolean {
    return !this.isDone;
  }

  /** Sends what is new, together with whatever else the current turn of the event loop produces. */
  scheduleFlush(): void {
    if (this.isFlushing || this.isDone) return;
    this.isFlushing = true;
    setImmediate(() => {
      this.isFlushing = false;
      this.flush();
    });
  }

  /** Ends the answer. */
  end(): void {
    if (this.isDone) return;
    this.release();
    this.response.end();
  }

  /** The client is gone: nothing can be sent any more. */
  release(): void {
    this.isDone = true;
    clearTimeout(this.lifetime);
    clearInterval(this.noops);
  }

  private flush(): void {
    if (this.isDone) return;
    const messages = this.outbox.after(this.sentId);
    if (messages.length === 0) return;
    this.sentId = this.outbox.newestId;
    this.response.write(packFrames(messages));
    if (!this.options.isStreaming) this.end();
  }

  private sayNoop(): void {
    if (this.outbox.newestId > this.sentId) return;
    this.outbox.add('noop');
    this.flush();
  }

  /** An answer must not end empty: the client counts that as a failure. */
  private expire(): void {
    if (!this.options.isStreaming) this.outbox.add('noop');
    this.flush();
    this.end();
  }
}
