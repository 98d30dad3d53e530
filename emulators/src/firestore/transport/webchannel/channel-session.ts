import type { ServerResponse } from 'node:http';
import type { JsonObject } from '../../../shared/json';
import type { StatusError } from '../../../shared/status-error';
import type { StreamHandle, StreamSink } from '../../backend';
import { errorBody, failureOf } from '../failure';
import { BackChannel, type ChannelTiming } from './back-channel';
import type { ForwardBody } from './form-body';
import { Outbox } from './outbox';

/** Limit of unfetched messages: rather than fill the memory, let the client start over. */
const MAX_OUTSTANDING_CHARS = 64 * 1024 * 1024;
/** Messages that arrived ahead of a missing one. */
const MAX_EARLY_MESSAGES = 1_000;

export type OpenStream = (sink: StreamSink) => StreamHandle;

/** One WebChannel session: a stream of the backend behind numbered messages in both directions. */
export class ChannelSession {
  private readonly outbox = new Outbox();
  private readonly early = new Map<number, JsonObject>();
  private back: BackChannel | undefined;
  private handle: StreamHandle | undefined;
  private nextMessage = 0;
  private isOver = false;
  private touchedAt = Date.now();

  constructor(
    readonly id: string,
    private readonly timing: ChannelTiming,
  ) {}

  /** Opens the stream behind the session. A failure reaches the client as the stream's error. */
  start(open: OpenStream): void {
    try {
      this.handle = open({ send: (message) => this.send(message), end: (error) => this.end(error) });
    } catch (error) {
      this.end(error);
    }
  }

  /** Delivers each message once and in order, however often a POST is repeated. */
  receive(body: ForwardBody): void {
    this.touch();
    body.messages.forEach((message, index) => {
      const number = body.offset + index;
      if (number >= this.nextMessage && this.early.size < MAX_EARLY_MESSAGES) this.early.set(number, message);
    });
    for (let next = this.early.get(this.nextMessage); next; next = this.early.get(this.nextMessage)) {
      this.early.delete(this.nextMessage);
      this.nextMessage += 1;
      this.deliver(next);
    }
  }

  acknowledge(id: number): void {
    this.touch();
    this.outbox.acknowledge(id);
  }

  /** Makes `response` the live back channel; an older one ends. */
  attach(response: ServerResponse, after: number, isStreaming: boolean): void {
    this.acknowledge(after);
    this.back?.end();
    const back = new BackChannel(response, this.outbox, { isStreaming, after, timing: this.timing });
    this.back = back;
    response.on('close', () => {
      back.release();
      this.touch();
    });
  }

  /** Answer of a forward POST. The last number is what the official emulator always says. */
  status(): string {
    return JSON.stringify([this.back?.isOpen ? 1 : 0, this.outbox.newestId, 7]);
  }

  isExpired(now: number): boolean {
    if (this.outbox.outstanding > MAX_OUTSTANDING_CHARS) return true;
    return this.back?.isOpen !== true && now - this.touchedAt > this.timing.expiryMs;
  }

  /** The client has finished or is gone: frees the stream and ends the open answer. */
  close(): void {
    this.isOver = true;
    this.back?.end();
    this.handle?.close();
    this.handle = undefined;
  }

  private deliver(message: JsonObject): void {
    if (this.isOver) return;
    try {
      this.handle?.receive(message);
    } catch (error) {
      this.end(error);
    }
  }

  private send(message: JsonObject): void {
    if (this.isOver) return;
    this.outbox.add(message);
    this.back?.scheduleFlush();
  }

  /** Ends the stream, not the session: the client reads the last message and terminates by itself. */
  private end(error?: StatusError | unknown): void {
    if (this.isOver) return;
    if (error === undefined) this.outbox.add('close');
    else {
      const failure = failureOf(error);
      this.outbox.add(errorBody(failure, failure.code));
    }
    this.isOver = true;
    this.back?.scheduleFlush();
    this.handle?.close();
    this.handle = undefined;
  }

  private touch(): void {
    this.touchedAt = Date.now();
  }
}
