import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { firebaseToolsEnvironment } from '../support/official';
import { freePort } from './support/standin';

const PROJECT = 'demo-database';
const NS = `${PROJECT}-default-rtdb`;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MODULES = here('../../../node_modules');

let folder = '';
let running: ChildProcess | undefined;

async function configure(): Promise<void> {
  const emulators: Record<string, unknown> = { ui: { enabled: false }, singleProjectMode: true };
  for (const service of ['functions', 'database', 'hub', 'logging', 'eventarc', 'tasks'])
    emulators[service] = { host: '127.0.0.1', port: await freePort() };
  const config = {
    database: { rules: 'database.rules.json' },
    functions: [{ source: 'functions', codebase: 'default' }],
    emulators,
  };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(config));
  await writeFile(join(folder, 'database.rules.json'), '{ /* shut */ "rules": {} }');
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-tools-'));
  await mkdir(join(folder, 'functions'));
  await cp(here('./fixtures/functions.cjs'), join(folder, 'functions/index.js'));
  await cp(here('./fixtures/script.cjs'), join(folder, 'functions/script.cjs'));
  const manifest = { name: 'database-functions', main: 'index.js', engines: { node: '20' } };
  await writeFile(join(folder, 'functions/package.json'), JSON.stringify(manifest));
  await symlink(MODULES, join(folder, 'functions/node_modules'));
});
afterEach(() => {
  // After a timeout, kill firebase-tools and its children; the stand-in exits when they are gone.
  if (running?.pid !== undefined && running.exitCode === null) process.kill(-running.pid, 'SIGKILL');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function exec(
  only: string,
  script: string,
  ...flags: string[]
): Promise<{ code: number | null; output: string }> {
  const env = firebaseToolsEnvironment();
  const args = ['emulators:exec', '--project', PROJECT, '--only', only, ...flags, script];
  const child = spawn(join(MODULES, '.bin/firebase'), args, { cwd: folder, env, detached: true });
  running = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}

const lineOf = (output: string, name: string) =>
  new RegExp(`^${name} (.*)$`, 'm').exec(output)?.[1] ?? 'null';

describe('unmodified firebase-tools', { timeout: 240_000 }, () => {
  it('delivers events, reloads rules and exports', async () => {
    await configure();
    const run = await exec('functions,database', 'node functions/script.cjs', '--export-on-exit', 'kept');
    expect(run.code, run.output).toBe(0);
    const seen = JSON.parse(lineOf(run.output, 'SEEN')) as Record<string, unknown>[];
    const of = (kind: string) =>
      seen.filter((event) => event.kind === kind).map(({ kind: _, ...event }) => event);
    const [one, two] = [
      { n: 1, deep: { k: 'x' } },
      { n: 2, deep: { k: 'y' } },
    ];
    const params = { uid: 'u1' };
    const deep = { uid: 'u1', key: 'k' };
    expect(of('created')).toEqual([{ params, value: one }]);
    expect(of('updated')).toEqual([{ params, before: one, after: two, path: '/s/u1' }]);
    expect(of('deleted')).toEqual([{ params, value: two }]);
    expect(of('written')).toHaveLength(3);
    expect(of('written')).toContainEqual({ params: deep, before: 'x', after: 'y', path: '/s/u1/deep/k' });
    expect(of('first')).toHaveLength(3);
    expect(of('first')).toContainEqual({ params, before: one, after: two, isAdmin: true });
    expect(of('other')).toEqual([]);
    expect(lineOf(run.output, 'RULES')).toBe('401');
    expect((await readdir(join(folder, 'kept/database_export'))).sort()).toEqual([
      'another.json',
      `${NS}.json`,
    ]);
    expect(JSON.parse(await readFile(join(folder, `kept/database_export/${NS}.json`), 'utf8'))).toEqual({
      kept: { '.value': 'x', '.priority': 7 },
      list: { 0: 1, 1: 2 },
      deep: { ü: true },
    });
  });

  it('imports what it exported', async () => {
    await configure();
    const url = `http://$FIREBASE_DATABASE_EMULATOR_HOST/.json?format=export&auth=owner&ns=`;
    const script = `node -e "fetch(process.argv[1]).then((a) => a.text()).then((t) => console.log('DATA', t))"`;
    const run = await exec(
      'database',
      `${script} "${url}${NS}" && ${script} "${url}another"`,
      '--import',
      'kept',
    );
    expect(run.code, run.output).toBe(0);
    expect(run.output).toContain(
      'DATA {"deep":{"ü":true},"kept":{".value":"x",".priority":7},"list":{"0":1,"1":2}}',
    );
    expect(run.output).toContain('DATA {"only":5}');
  });

  it('does not start with rules that do not parse, and names the line', async () => {
    await configure();
    await writeFile(join(folder, 'database.rules.json'), '{"rules":{\n".read":"auth.uid ="}}');
    const run = await exec('database', 'true');
    expect(run.code).toBe(1);
    expect(run.output).toMatch(/database\.rules\.json:Line 2: /);
  });
});
