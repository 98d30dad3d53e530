import { Duplex } from 'node:stream';
import { Metadata, type ServerDuplexStream } from '@grpc/grpc-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../shared/json';
import type { StreamSink } from '../../backend';
import { duplexHandler } from './handlers';

/** A call whose client reads only on command. */
class Call extends Duplex {
  readonly metadata = new Metadata();
  #go: (() => void)[] = [];

  constructor() {
    super({ objectMode: true, writableHighWaterMark: 2, autoDestroy: false });
  }

  override _read(): void {}

  override _write(_message: unknown, _encoding: string, done: () => void): void {
    this.#go.push(done);
  }

  clientReads(): void {
    while (this.#go.length > 0) this.#go.shift()?.();
  }
}

function open() {
  const call = new Call();
  const errors: unknown[] = [];
  let sink: StreamSink | undefined;
  const close = vi.fn();
  call.on('error', (error) => errors.push(error));
  duplexHandler((_caller, given) => {
    sink = given;
    return { receive: () => undefined, close };
  })(call as unknown as ServerDuplexStream<JsonObject, JsonObject>);
  call.emit('data', {});
  const send = (count: number) => {
    for (let n = 0; n < count; n++) sink?.send({ n });
  };
  return { call, errors, close, send };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a stream whose client does not read', () => {
  it('ends after a minute, and its resources are freed', () => {
    const { errors, close, send } = open();
    send(5);
    vi.advanceTimersByTime(59_000);
    expect(errors).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(errors).toMatchObject([{ code: 8 }]);
    expect(close).toHaveBeenCalledOnce();
  });

  it('continues when the client reads again in time', async () => {
    const { call, errors, send } = open();
    send(5);
    vi.advanceTimersByTime(59_000);
    const drained = new Promise((resolve) => call.once('drain', resolve));
    call.clientReads();
    await drained;
    vi.advanceTimersByTime(59_000);
    expect(errors).toEqual([]);
  });
});
