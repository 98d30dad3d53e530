import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTransports, type TransportRig } from '../../../../test/support/transport-rig';
import { StatusError } from '../../../shared/status-error';

const DOCUMENTS = '/v1/projects/p/databases/(default)/documents';

let rig: TransportRig;
beforeAll(async () => {
  rig = await startTransports();
});
afterAll(() => rig.close());

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${rig.url}${path}`, {
    method,
    headers: { 'content-type': 'text/plain', ...headers },
    body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
  });

describe('HTTP', () => {
  it('answers Ok at the root', async () => {
    expect(await (await send('GET', '/')).text()).toBe('Ok\n');
  });

  it('answers unknown paths with 404', async () => {
    for (const path of ['/nowhere', '/v1/x', '/emulator/v1/projects/p:nothing', `${DOCUMENTS}:explode`]) {
      const answer = await send('POST', path, {});
      expect([answer.status, await answer.text()]).toEqual([404, 'Not Found']);
    }
  });

  it('answers server streams with an array and passes the caller on', async () => {
    rig.backend.respond = () => [{ found: 1 }, { found: 2 }];
    const answer = await send(
      'POST',
      `${DOCUMENTS}:batchGet?key=k`,
      { documents: [] },
      { authorization: 'Bearer owner' },
    );
    expect(await answer.json()).toEqual([{ found: 1 }, { found: 2 }]);
    expect(rig.backend.calls.at(-1)?.caller).toEqual({ kind: 'admin' });
  });

  it('spells a null value as Google does, and leaves text alone', async () => {
    const fields = { no: { nullValue: 'NULL_VALUE' }, text: { stringValue: '"nullValue":"NULL_VALUE"' } };
    rig.backend.respond = () => [{ fields }];
    const answer = await send('GET', `${DOCUMENTS}/a/1`);
    expect(await answer.json()).toEqual({ fields: { ...fields, no: { nullValue: null } } });
  });

  it("leaves out empty members, as Google does, but none of a document's own fields", async () => {
    const fields = {
      list: { arrayValue: { values: [] } },
      map: { mapValue: { fields: {} } },
      place: { geoPointValue: { latitude: 0, longitude: 2 } },
      no: { booleanValue: false },
      zero: { integerValue: '0' },
      values: { stringValue: '' },
      code: { integerValue: '0' },
    };
    rig.backend.respond = () => [{ fields }, { fields: {} }, { writeResults: [{}], status: [{ code: 0 }] }];
    const answer = await send('POST', `${DOCUMENTS}:runQuery`, {});
    expect(await answer.json()).toEqual([
      {
        fields: {
          ...fields,
          list: { arrayValue: {} },
          map: { mapValue: {} },
          place: { geoPointValue: { longitude: 2 } },
        },
      },
      {},
      { writeResults: [{}], status: [{}] },
    ]);
  });

  it('refuses fields that a request does not have, and names them', async () => {
    rig.backend.respond = () => [{}];
    const body = { structuredQuery: { from: [{ collectionId: 'a' }], orderby: [] } };
    const answer = await send('POST', `${DOCUMENTS}:runQuery`, body);
    expect(answer.status).toBe(400);
    const message = `Invalid JSON payload received. Unknown name "orderby" at 'structuredQuery': Cannot find field.`;
    expect(await answer.json()).toEqual({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } });
    const write = { update: { name: 'x', fields: { f: { string: 'a' } } } };
    const inList = await (await send('POST', `${DOCUMENTS}:commit`, { writes: [write] })).text();
    expect(inList).toContain(`"string\\" at 'writes[0].update.fields.f'`);
    expect((await send('PATCH', `${DOCUMENTS}/a/1`, { x: 1 })).status).toBe(400);
    expect((await send('POST', `${DOCUMENTS}/a`, { field: {} })).status).toBe(400);
  });

  it('accepts the proto names of members, and leaves field names alone', async () => {
    rig.backend.respond = () => [{}];
    const fields = { snake_case: { map_value: { fields: { constructor: { null_value: null } } } } };
    const time = '2026-01-01T00:00:00Z';
    const write = { update: { name: 'x', fields }, update_mask: { field_paths: ['a_b'] } };
    await send('POST', `${DOCUMENTS}:commit`, {
      writes: [{ ...write, current_document: { update_time: time } }],
    });
    expect(rig.backend.calls.at(-1)?.request.writes).toEqual([
      {
        update: {
          name: 'x',
          fields: { snake_case: { mapValue: { fields: { constructor: { nullValue: null } } } } },
        },
        updateMask: { fieldPaths: ['a_b'] },
        currentDocument: { updateTime: time },
      },
    ]);
  });

  it('puts code, message and status into an error', async () => {
    rig.backend.respond = () => {
      throw new StatusError('PERMISSION_DENIED', "false for 'get' @ L3");
    };
    const answer = await send('POST', `${DOCUMENTS}:commit`, {});
    expect(answer.status).toBe(403);
    const error = { code: 403, message: "false for 'get' @ L3", status: 'PERMISSION_DENIED' };
    expect(await answer.json()).toEqual({ error });
  });

  it('refuses a broken body, a broken token and a broken escape as invalid arguments', async () => {
    const answers = await Promise.all([
      send('POST', `${DOCUMENTS}:commit`, '{'),
      send('POST', `${DOCUMENTS}:commit`, '[1]'),
      send('POST', `${DOCUMENTS}:commit`, {}, { authorization: 'Bearer nonsense' }),
      send('GET', `${DOCUMENTS}/a/%zz`),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
    }
  });

  it('refuses a body that production would refuse for its size, and keeps serving', async () => {
    const body = (bytes: number) => '{"transaction":""}'.padEnd(bytes);
    rig.backend.respond = () => [{}];
    expect((await send('POST', `${DOCUMENTS}:commit`, body(11_534_336))).status).toBe(200);
    const answer = await send('POST', `${DOCUMENTS}:commit`, body(11_534_337));
    expect(answer.status).toBe(400);
    const message = 'Request payload size exceeds the limit: 11534336 bytes.';
    expect(await answer.json()).toEqual({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } });
    expect((await send('GET', '/')).status).toBe(200);
  });

  it('names the requesting origin, allows credentials and answers preflights', async () => {
    const headers = {
      origin: 'http://a.localhost:9',
      'access-control-request-headers': 'authorization,x-goog-api-key',
      'access-control-request-private-network': 'true',
    };
    const preflight = await send('OPTIONS', `${DOCUMENTS}:commit`, undefined, headers);
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': 'http://a.localhost:9',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization,x-goog-api-key',
      'access-control-allow-private-network': 'true',
      vary: 'Origin',
    });
    const missing = await send('GET', '/nowhere', undefined, { origin: 'http://b' });
    expect(missing.headers.get('access-control-allow-origin')).toBe('http://b');
  });

  it.each([
    'GARBAGE\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\u0000\u0000',
    'PRI * HTTP/1.0 nonsense that is long enough to be refused\r\n\r\n',
    'PR',
    '\u0016\u0003\u0001 a TLS greeting',
    'POST / HTTP/1.1\r\ncontent-length: 5\r\n\r\nab',
  ])('survives %j', async (bytes) => {
    const socket = connect(rig.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.end(bytes);
    await new Promise((resolve) => socket.on('close', resolve));
    expect((await send('GET', '/')).status).toBe(200);
  });
});

describe('administrative endpoints', () => {
  const rules = (content: string, more = {}) => ({
    rules: { files: [{ name: 'r.rules', content }] },
    ...more,
  });
  const RULES = '/emulator/v1/projects/p:securityRules';

  it('accepts rules, and reports errors as issues when asked to', async () => {
    expect(await (await send('PUT', RULES, rules('fine'))).json()).toEqual({});
    const answer = await send('PUT', RULES, rules('broken', { ignore_errors: true }));
    const sourcePosition = { fileName: 'r.rules', line: 3, column: 7 };
    expect(await answer.json()).toEqual({
      issues: [{ sourcePosition, description: 'Unexpected broken.', severity: 3 }],
    });
  });

  it('refuses rules with errors otherwise', async () => {
    const answer = await send('PUT', RULES, rules('broken'));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { message: 'r.rules:3:7 Unexpected broken.' } });
    expect((await send('PUT', RULES, { rules: {} })).status).toBe(400);
  });

  it('registers triggers of both generations', async () => {
    const v2 = {
      eventType: 'google.cloud.firestore.document.v1.created',
      database: '(default)',
      document: { value: 'mail/{id}', matchType: 'PATH_PATTERN' },
    };
    const path = '/emulator/v1/projects/p/eventarcTrigger?eventarcTriggerId=us-central1-t-0';
    expect(await (await send('POST', path, v2)).json()).toEqual({});
    const v1 = {
      eventTrigger: {
        eventType: 'providers/cloud.firestore/eventTypes/document.write',
        resource: 'projects/p/databases/(default)/documents/mail/{id}',
      },
    };
    expect((await send('PUT', '/emulator/v1/projects/p/triggers/old-0', v1)).status).toBe(200);
    expect((await send('POST', path, { ...v2, eventType: 'x' })).status).toBe(400);
  });

  it('exports to a folder and imports from it', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'standin-export-'));
    const document = {
      name: 'a/b',
      fields: {},
      createTime: '2026-01-01T00:00:00Z',
      updateTime: '2026-01-01T00:00:00Z',
    };
    let imported: unknown;
    rig.backend.exportDocuments = () => [document];
    rig.backend.importDocuments = async (_project, documents) => {
      imported = documents;
    };
    const location = { export_directory: directory, export_name: 'firestore_export' };
    expect(await (await send('POST', '/emulator/v1/projects/p:export', location)).json()).toEqual({});
    const metadata = join(directory, 'firestore_export', 'firestore_export.overall_export_metadata');
    expect(JSON.parse(await readFile(metadata, 'utf8'))).toEqual({
      format: 'standin-1',
      files: ['documents.json'],
    });
    await send('POST', '/emulator/v1/projects/p:import', location);
    expect(imported).toEqual([document]);
    const missingFolder = { ...location, export_directory: join(directory, 'none') };
    expect((await send('POST', '/emulator/v1/projects/p:export', missingFolder)).status).toBe(404);
    const missing = await send('POST', '/emulator/v1/projects/p:import', {
      ...location,
      export_name: 'none',
    });
    expect(missing.status).toBe(404);
    await rm(directory, { recursive: true });
  });

  it('clears a database, or everything below a path', async () => {
    const cleared: unknown[] = [];
    rig.backend.clear = async (...args) => void cleared.push(args);
    await send('DELETE', '/emulator/v1/projects/p/databases/(default)/documents');
    await send('DELETE', '/emulator/v1/projects/p/databases/(default)/documents/a%20b/c');
    expect(cleared).toEqual([
      ['p', '(default)', undefined],
      ['p', '(default)', 'a b/c'],
    ]);
  });

  it('reports what production would bill since a mark', async () => {
    const answer = await send('GET', '/emulator/v1/projects/p:billing?since=2');
    expect(await answer.json()).toEqual({ mark: 4, reads: 2, writes: 0, deletes: 0, requests: [] });
    expect((await send('GET', '/emulator/v1/projects/p:billing?since=x')).status).toBe(400);
  });

  it('lists decisions of the rules and their coverage', async () => {
    expect(await (await send('GET', '/emulator/v1/projects/p:rulesDecisions')).json()).toEqual({
      decisions: [],
    });
    expect(await (await send('GET', '/emulator/v1/projects/p:ruleCoverage')).json()).toEqual({
      rules: { files: [] },
      reports: [],
    });
    const page = await send('GET', '/emulator/v1/projects/p:ruleCoverage.html');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('Everything is allowed.');
  });
});
