import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/free-port';
import { MAIN, PROJECT, type Standin, startStandin, waitForPort } from '../support/standin';

let folder = '';
beforeAll(async () => {
  process.env.METADATA_SERVER_DETECTION = 'none';
  folder = await mkdtemp(join(tmpdir(), 'standin-durability-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function withClient<T>(standin: Standin, work: (db: Firestore) => Promise<T>): Promise<T> {
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${standin.port}`;
  const app = initializeApp({ projectId: PROJECT }, `durability-${standin.port}-${Date.now()}`);
  try {
    return await work(initializeFirestore(app));
  } finally {
    await deleteApp(app);
  }
}

describe('a data folder', () => {
  it('has everything acknowledged before a kill -9 in the middle of writing, and no half batches', async () => {
    const env = { FIRESTORE_STANDIN_DATA: join(folder, 'killed') };
    const first = await startStandin({ env });
    const acknowledged: number[] = [];
    await withClient(first, async (db) => {
      let isRunning = true;
      const write = async (lane: number) => {
        for (let i = 0; isRunning; i++) {
          const n = lane * 100_000 + i;
          const batch = db.batch();
          batch.set(db.doc(`left/${n}`), { n, text: 'x'.repeat(2_000) });
          batch.set(db.doc(`right/${n}`), { n });
          await batch.commit();
          acknowledged.push(n);
        }
      };
      const lanes = [1, 2, 3, 4].map((lane) => write(lane).catch(() => undefined));
      await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(200);
      expect(await first.stop('SIGKILL')).toBeNull();
      isRunning = false;
      // The client retries for a while; its port answers again only after the restart below.
      await Promise.race([Promise.all(lanes), new Promise((resolve) => setTimeout(resolve, 500))]);
    });
    const second = await startStandin({ env });
    await withClient(second, async (db) => {
      const ids = async (name: string) =>
        new Set((await db.collection(name).get()).docs.map((row) => row.get('n')));
      const [left, right] = await Promise.all([ids('left'), ids('right')]);
      expect(acknowledged.filter((n) => !left.has(n))).toEqual([]);
      expect(left).toEqual(right);
    });
    await second.stop();
  });

  it('survives an orderly stop, and ignores a seed once it has data', async () => {
    const env = { FIRESTORE_STANDIN_DATA: join(folder, 'seeded') };
    const exported = join(folder, 'seed');
    const source = await startStandin();
    await withClient(source, (db) => db.doc('seed/a').set({ from: 'seed' }));
    const place = {
      database: `projects/${PROJECT}/databases/(default)`,
      export_directory: folder,
      export_name: 'seed',
    };
    await source.admin('POST', `/emulator/v1/projects/${PROJECT}:export`, place);
    await source.stop();
    const flags = ['--seed_from_export', join(exported, 'seed.overall_export_metadata')];
    const first = await startStandin({ env, flags });
    const value = (standin: Standin) =>
      withClient(standin, async (db) => (await db.doc('seed/a').get()).get('from'));
    expect(await value(first)).toBe('seed');
    await withClient(first, (db) => db.doc('seed/a').set({ from: 'work' }));
    await first.stop();
    const second = await startStandin({ env, flags });
    expect(await value(second)).toBe('work');
    await second.stop();
  });
});

describe('starting', () => {
  it('fails with file, line and column when the rules do not parse', async () => {
    const rules = join(folder, 'bad.rules');
    await writeFile(rules, "rules_version = '2';\nservice cloud.firestore {\n  match }\n}");
    await expect(startStandin({ flags: ['--rules', rules] })).rejects.toThrow(
      /exited with 1: .*bad\.rules:3:\d+/s,
    );
  });

  it('fails with a readable message on a used port, a missing seed and a broken flag', async () => {
    const running = await startStandin();
    await expect(startStandin({ flags: ['--port', String(running.port)] })).rejects.toThrow(
      /address already in use/,
    );
    await expect(startStandin({ flags: ['--seed_from_export', '/none'] })).rejects.toThrow(
      /exited with 1: .*\/none/s,
    );
    await expect(startStandin({ flags: ['--port', 'x'] })).rejects.toThrow(/--port must be a port number/);
    await running.stop();
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'exits with 0 soon after %s, with or without clients',
    async (signal) => {
      const running = await startStandin();
      await withClient(running, async (db) => {
        const stop = db.doc('a/b').onSnapshot(
          () => undefined,
          () => undefined,
        );
        await db.doc('a/b').set({ a: 1 });
        const startedAt = Date.now();
        expect(await running.stop(signal)).toBe(0);
        expect(Date.now() - startedAt).toBeLessThan(2_000);
        stop();
      });
    },
  );

  it('exits by itself when its parent was killed', async () => {
    const port = await freePort();
    const script = `"${process.execPath}" "${MAIN}" --port ${port} & echo $!; wait`;
    const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const child = Number(line.toString());
    await waitForPort(port);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(child), { timeout: 5_000 }).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
