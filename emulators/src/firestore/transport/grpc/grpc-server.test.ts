import http2 from 'node:http2';
import { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTransports, type TransportRig } from '../../../../test/support/transport-rig';
import { StatusError } from '../../../shared/status-error';

const READ_TIME = '2026-01-01T00:00:00.000001Z';
const NAME = 'projects/demo-grpc/databases/(default)/documents/rooms/a';

let rig: TransportRig;
let firestore: Firestore;
beforeAll(async () => {
  rig = await startTransports();
  firestore = new Firestore({
    projectId: 'demo-grpc',
    host: '127.0.0.1',
    port: rig.port,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
});
afterAll(async () => {
  await firestore.terminate();
  await rig.close();
});

describe('gRPC', () => {
  it('serves the Admin SDK: values survive in both directions', async () => {
    const fields = {
      n: { integerValue: '9007199254740993' },
      z: { doubleValue: '-0' },
      no: { nullValue: null },
    };
    rig.backend.respond = () => [
      { found: { name: NAME, fields, createTime: READ_TIME, updateTime: READ_TIME }, readTime: READ_TIME },
    ];
    const snapshot = await firestore.doc('rooms/a').get();
    expect(snapshot.get('z')).toBe(-0);
    expect(snapshot.get('no')).toBeNull();
    expect(rig.backend.calls.at(-1)).toMatchObject({
      method: 'BatchGetDocuments',
      caller: { kind: 'admin' },
    });

    rig.backend.respond = () => [{ writeResults: [{ updateTime: READ_TIME }], commitTime: READ_TIME }];
    await firestore.doc('rooms/a').set({ z: -0, no: null, n: 5 });
    expect(rig.backend.calls.at(-1)?.request).toMatchObject({
      writes: [
        {
          update: {
            name: NAME,
            fields: { z: { doubleValue: '-0' }, no: { nullValue: 'NULL_VALUE' }, n: { integerValue: '5' } },
          },
        },
      ],
    });
  });

  it('refuses a request that production would refuse for its size, in the same words', async () => {
    rig.backend.respond = () => [{ writeResults: [{ updateTime: READ_TIME }], commitTime: READ_TIME }];
    const failure = await firestore
      .doc('rooms/a')
      .set({ text: 'x'.repeat(11_534_336) })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 3 });
    expect(String(failure)).toContain('Request payload size exceeds the limit: 11534336 bytes.');
    await firestore.doc('rooms/a').set({ text: 'x'.repeat(11_000_000) });
  });

  it('passes failures on with code and text, unusual characters and great length included', async () => {
    rig.backend.respond = () => {
      throw new StatusError('ALREADY_EXISTS', `Document already exists: ümlaut 😀 ${'x'.repeat(20_000)}`);
    };
    const failure = await firestore
      .doc('rooms/a')
      .create({})
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 6 });
    expect(String(failure)).toContain('ümlaut 😀');
  });

  it('streams listens and informs the backend when the client leaves', async () => {
    const seen: unknown[] = [];
    const stop = firestore.doc('rooms/a').onSnapshot((snapshot) => seen.push(snapshot.data()));
    await expect.poll(() => rig.backend.streams[0]?.received.length).toBe(1);
    const stream = rig.backend.streams[0];
    const token = Buffer.from('t').toString('base64');
    stream?.sink.send({ targetChange: { targetChangeType: 'ADD', targetIds: [1] } });
    const document = {
      name: NAME,
      fields: { a: { booleanValue: true } },
      createTime: READ_TIME,
      updateTime: READ_TIME,
    };
    stream?.sink.send({ documentChange: { document, targetIds: [1] } });
    const change = { targetIds: [1], resumeToken: token, readTime: READ_TIME };
    stream?.sink.send({ targetChange: { targetChangeType: 'CURRENT', ...change } });
    stream?.sink.send({ targetChange: { resumeToken: token, readTime: READ_TIME } });
    await expect.poll(() => seen).toEqual([{ a: true }]);
    stop();
    await expect.poll(() => stream?.isClosed).toBe(true);
  });

  it('answers bytes that are not a message with an error and goes on', async () => {
    const { Client, credentials } = await import('@grpc/grpc-js');
    const client = new Client(`127.0.0.1:${rig.port}`, credentials.createInsecure());
    const asIs = (bytes: Buffer) => bytes;
    for (const method of ['Commit', 'Nonsense']) {
      const error = await new Promise((resolve) => {
        const path = `/google.firestore.v1.Firestore/${method}`;
        client.makeUnaryRequest(path, asIs, asIs, Buffer.from([0xff, 0xff]), (failure) => resolve(failure));
      });
      expect(error).toMatchObject({ code: expect.any(Number) });
    }
    client.close();
    expect((await fetch(`${rig.url}/`)).status).toBe(200);
  });

  it('hangs up on a client that has said goodbye, once its streams are done', async () => {
    const session = http2.connect(`http://127.0.0.1:${rig.port}`);
    const closed = new Promise((resolve) => session.once('close', resolve));
    const stream = session.request({ ':method': 'POST', ':path': '/nowhere' });
    stream.resume();
    await new Promise((resolve) => stream.once('response', resolve));
    session.close();
    await closed;
  });
});
