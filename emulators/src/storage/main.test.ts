import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
let bundle: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-runtime-'));
  bundle = join(folder, 'storage.mjs');
  const entry = fileURLToPath(new URL('main.ts', import.meta.url));
  await build({ entryPoints: [entry], outfile: bundle, bundle: true, platform: 'node', format: 'esm' });
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

interface Process {
  readonly child: ChildProcessWithoutNullStreams;
  send(message: object): void;
  receive(): Promise<unknown>;
  readonly stderr: () => string;
}

function start(): Process {
  const child = spawn(process.execPath, [bundle, 'serve']);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  return {
    child,
    send: (message) => child.stdin.write(`${JSON.stringify(message)}\n`),
    receive: async () => JSON.parse((await lines.next()).value ?? 'null'),
    stderr: () => stderr,
  };
}

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /staff/{name} {
      allow read: if firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.staff == true;
    }
  }
}`;

describe('the process that firebase-tools starts', () => {
  it('loads rules, asks for a document, decides, and exits on SIGINT', async () => {
    const { child, send, receive, stderr } = start();
    expect(await receive()).toEqual({ id: -1, status: 'ok', action: '', errors: [], warnings: [] });

    const source = { files: [{ name: 'storage.rules', content: RULES }] };
    send({ action: 'load_ruleset', context: { rulesetName: '0', source }, id: 0 });
    expect(await receive()).toMatchObject({ id: 0, result: { rulesVersion: 2 } });

    const auth = {
      map_value: { fields: { uid: { string_value: 'ada' }, token: { map_value: { fields: {} } } } },
    };
    const variables = { resource: { null_value: null }, request: { map_value: { fields: { auth } } } };
    const context = {
      rulesetName: '0',
      service: 'firebase.storage',
      path: '/b/bk/o/staff/ü.png',
      method: 'get',
      variables,
    };
    send({ action: 'verify', context, id: 1 });
    expect(await receive()).toMatchObject({ server_request_id: 1, action: 'fetch_firestore_document' });
    send({
      result: { fields: { staff: { booleanValue: true } } },
      status: 'ok',
      warnings: [],
      errors: [],
      id: 1,
    });
    expect(await receive()).toMatchObject({ id: 1, result: { permit: true } });

    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(stderr()).toBe('');
  });

  it('exits when its input ends', async () => {
    const { child, receive } = start();
    await receive();
    child.stdin.end();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
