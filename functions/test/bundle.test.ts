import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);

/** What a deployment provides while it lists the functions. */
const FIREBASE_CONFIG = JSON.stringify({
  projectId: 'some-project',
  storageBucket: 'some-project.appspot.com',
});

const root = fileURLToPath(new URL('..', import.meta.url));

/** The output of the last build; a build here would reload the functions of a running suite. */
const dist = join(root, 'dist');

/** The product's functions: the names that the index exports. */
const EXPORTED = [...readFileSync(join(root, 'src/index.ts'), 'utf8').matchAll(/export \{([^}]+)\}/g)]
  .flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  .sort();

/** The files that hold the mails' templates. */
const templates = (): string[] =>
  readdirSync(dist)
    .filter((name) => /^render-page.*\.js$/.test(name))
    .map((name) => `./${name}`);

describe('what is deployed', () => {
  let folder = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'harborline-functions-'));
    cpSync(dist, folder, { recursive: true });
    await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: folder,
      timeout: 240_000,
    });
  }, 300_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has pinned dependencies and none of our own packages', () => {
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    for (const [name, version] of Object.entries(dependencies)) {
      expect(name).not.toContain('harborline');
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  it('loads every function outside the workspace, without any configuration', async () => {
    const script =
      "import('./index.js').then((m) => console.log(JSON.stringify(Object.entries(m).map(([n, f]) => [n, typeof f.__endpoint]))))";
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      env: { PATH: process.env.PATH, GCLOUD_PROJECT: 'some-project', FIREBASE_CONFIG },
    });
    const loaded = JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]') as [string, string][];
    expect(loaded.map(([name]) => name).sort()).toEqual(EXPORTED);
    for (const [, endpoint] of loaded) expect(endpoint).toBe('object');
  });

  it('loads React with the first mail, not at a cold start', async () => {
    const script = `
      import module from 'node:module';
      const isReactLoaded = () => Object.keys(module._cache).some((path) => path.includes('/node_modules/react'));
      await import('./index.js');
      const before = isReactLoaded();
      for (const name of ${JSON.stringify(templates())}) await import(name);
      console.log(JSON.stringify([before, isReactLoaded()]));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      env: { PATH: process.env.PATH, GCLOUD_PROJECT: 'some-project', FIREBASE_CONFIG },
    });
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]')).toEqual([false, true]);
  });
});
