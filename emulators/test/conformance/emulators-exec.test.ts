import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firebaseToolsEnvironment } from '../support/official';
import { freePort } from './support/free-port';
import { PROJECT } from './support/standin';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MODULES = here('../../../node_modules');
const SERVICES = [
  'functions',
  'firestore',
  'auth',
  'database',
  'storage',
  'hub',
  'logging',
  'eventarc',
  'tasks',
];

/** Starting everything takes a quarter of a minute on an idle machine, and minutes on a crowded one. */
const HANGS_AFTER_MS = 600_000;

interface Finished {
  readonly code: number | null;
  readonly output: string;
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standin-exec-'));
  await mkdir(join(folder, 'functions'));
  await cp(here('./fixtures/functions.cjs'), join(folder, 'functions/index.js'));
  await cp(here('./fixtures/exec-script.cjs'), join(folder, 'functions/exec-script.cjs'));
  await cp(here('./fixtures/firestore.rules'), join(folder, 'firestore.rules'));
  const manifest = { name: 'conformance-functions', main: 'index.js', engines: { node: '20' } };
  await writeFile(join(folder, 'functions/package.json'), JSON.stringify(manifest));
  await symlink(MODULES, join(folder, 'functions/node_modules'));
  await writeFile(join(folder, 'firestore.indexes.json'), '{"indexes":[],"fieldOverrides":[]}');
  await writeFile(join(folder, 'database.rules.json'), '{"rules":{".read":true,".write":true}}');
  await cp(here('./fixtures/storage.rules'), join(folder, 'storage.rules'));
});
afterAll(() => rm(folder, { recursive: true }));

async function firebaseConfig() {
  const emulators: Record<string, unknown> = { ui: { enabled: false }, singleProjectMode: true };
  for (const service of SERVICES) emulators[service] = { host: '127.0.0.1', port: await freePort() };
  emulators.firestore = { ...(emulators.firestore as object), websocketPort: await freePort() };
  return {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    database: { rules: 'database.rules.json' },
    storage: { rules: 'storage.rules' },
    functions: [{ source: 'functions', codebase: 'default' }],
    emulators,
  };
}

async function emulatorsExec(script: string, ...flags: string[]): Promise<Finished> {
  // Fresh ports each time: those of the last run may not be free yet.
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(await firebaseConfig()));
  const env = firebaseToolsEnvironment();
  const only = 'functions,firestore,auth,database,storage';
  const args = ['emulators:exec', '--project', PROJECT, '--only', only, ...flags, script];
  const child = spawn(join(MODULES, '.bin/firebase'), args, { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}

describe('firebase emulators:exec, unmodified', () => {
  it('starts everything, delivers events to functions and exits with 0', {
    timeout: HANGS_AFTER_MS,
  }, async () => {
    const { code, output } = await emulatorsExec(
      'node functions/exec-script.cjs',
      '--export-on-exit',
      'kept',
    );
    const line = (name: string) => new RegExp(`^${name} (.*)$`, 'm').exec(output)?.[1] ?? 'null';
    expect(code, output).toBe(0);
    const seen = JSON.parse(line('SEEN')) as Record<string, unknown>[];
    const of = (kind: string) =>
      seen.filter((event) => event.kind === kind).map(({ id, before, after }) => [id, before, after]);
    expect(of('created')).toEqual([['m1', null, { n: 1 }]]);
    expect(of('createdBy')).toEqual([['m1', null, { n: 1 }]]);
    expect(of('updated')).toEqual([['m1', { n: 1 }, { n: 2 }]]);
    expect(of('written')).toHaveLength(3);
    expect(of('nodeCreated')).toEqual([['p1', null, { n: 1 }]]);
    expect(of('nodeUpdated')).toEqual([['p1', { n: 1 }, { n: 2 }]]);
    expect(of('nodeWritten')).toHaveLength(3);
    expect(of('survived'), 'the event of a killed worker').toEqual([['m1', null, { n: 1 }]]);
    // A delete event contains the document as it was.
    expect(of('deleted')).toEqual([['m1', null, { n: 2 }]]);
    expect(of('nodeDeleted')).toEqual([['p1', null, { n: 2 }]]);
    const misplaced = seen.filter(
      ({ kind, path }) => path !== (String(kind).startsWith('node') ? 'presence/p1' : 'mail/m1'),
    );
    expect(misplaced, 'snapshots that refer to another place').toEqual([]);
    expect(seen.find((event) => event.kind === 'createdBy')?.authType).toBe('system');
    expect(new Set(seen.map((event) => event.eventId)).size).toBe(seen.length);
    expect(JSON.parse(line('UPLOADS')), 'storage rules that read Firestore').toEqual([200, 403]);
    expect(line('RULES'), 'status before the rules were edited').toBe('403');
    expect(output).not.toMatch(/has exited upon receiving signal|Unable to terminate/);
    const metadata = JSON.parse(await readFile(join(folder, 'kept/firebase-export-metadata.json'), 'utf8'));
    expect(metadata.firestore.metadata_file).toContain('overall_export_metadata');
  });

  it('imports what it exported', { timeout: HANGS_AFTER_MS }, async () => {
    const script = `node -e "${[
      "require('firebase-admin/app').initializeApp({ projectId: process.env.GCLOUD_PROJECT });",
      "require('firebase-admin/firestore').getFirestore().collection('seen').count().get()",
      ".then((n) => console.log('COUNT', n.data().count));",
    ].join('')}"`;
    const { code, output } = await emulatorsExec(`cd functions && ${script}`, '--import', 'kept');
    expect(output).toMatch(/COUNT 14/);
    expect(code).toBe(0);
  });
});
