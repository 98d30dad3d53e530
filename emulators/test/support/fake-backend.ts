import type { FirestoreBackend, RpcMethod, StreamHandle, StreamSink } from '../../src/firestore/backend';
import type { Caller } from '../../src/shared/caller';
import type { JsonObject } from '../../src/shared/json';
import { StatusError } from '../../src/shared/status-error';

export interface RecordedCall {
  readonly method: RpcMethod;
  readonly request: JsonObject;
  readonly caller: Caller;
}

/** A stream whose far end the test controls. */
export interface RecordedStream {
  readonly kind: 'Listen' | 'Write';
  readonly caller: Caller;
  readonly sink: StreamSink;
  readonly received: JsonObject[];
  isClosed: boolean;
}

export interface FakeBackend extends FirestoreBackend {
  readonly calls: RecordedCall[];
  readonly streams: RecordedStream[];
  /** the answer of `call`; throws to fail */
  respond: (call: RecordedCall) => JsonObject[];
}

/** Records a transport's requests and gives the answers that the test sets. */
export function fakeBackend(): FakeBackend {
  const calls: RecordedCall[] = [];
  const streams: RecordedStream[] = [];
  const open = (kind: 'Listen' | 'Write') => (caller: Caller, sink: StreamSink) =>
    openStream({ kind, caller, sink, received: [], isClosed: false }, streams);
  const fake: FakeBackend = {
    calls,
    streams,
    respond: () => [{}],
    async call(method, request, caller) {
      const call = { method, request, caller };
      calls.push(call);
      return fake.respond(call);
    },
    openListen: open('Listen'),
    openWrite: open('Write'),
    async clear() {},
    async reset() {},
    setRules: (_project, source, fileName) =>
      source.includes('broken')
        ? [{ fileName, line: 3, column: 7, description: 'Unexpected broken.', severity: 'ERROR' }]
        : [],
    onCommitted: () => () => {},
    exportDocuments: () => [],
    async importDocuments() {},
    billing: { mark: () => 4, since: (mark) => ({ reads: mark, writes: 0, deletes: 0, requests: [] }) },
    decisions: () => [],
    ruleCosts: () => [],
    coverage: () => ({ rules: { files: [] }, reports: [] }),
    async close() {},
  };
  return fake;
}

function openStream(stream: RecordedStream, streams: RecordedStream[]): StreamHandle {
  streams.push(stream);
  return {
    receive(message) {
      if (message.explode === true) throw new StatusError('INVALID_ARGUMENT', 'exploded');
      stream.received.push(message);
    },
    close() {
      stream.isClosed = true;
    },
  };
}
