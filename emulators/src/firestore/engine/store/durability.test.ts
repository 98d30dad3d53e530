import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Journal } from '../../../shared/journal';
import { createFirestoreBackend } from '../create-backend';
import { commit, query, read, remove, set, statusOf } from '../testing/backend-harness';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firestore-journal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'firestore.journal');
const everything = { from: [{ allDescendants: true }] };

describe('a backend with a data folder', () => {
  it('restores everything even if it was not closed', async () => {
    const first = createFirestoreBackend({ dataDir: folder });
    await commit(first, [set('a/1', { n: 1, deep: { x: [1, 'two', null] } }), set('a/2', { n: 2 })]);
    await commit(first, [set('a/1', { n: 3 }), remove('a/2'), set('b/1/c/1', { n: 4 })]);
    const before = await read(first, 'a/1');
    const second = createFirestoreBackend({ dataDir: folder });
    expect(await query(second, everything)).toEqual(['a/1', 'b/1/c/1']);
    expect(await read(second, 'a/1')).toEqual(before);
    const { commitTime } = await commit(second, [set('a/3', {})]);
    expect(String(commitTime) > String(before?.updateTime)).toBe(true);
    await second.close();
  });

  it('drops a torn last commit and nothing else', async () => {
    const first = createFirestoreBackend({ dataDir: folder });
    await commit(first, [set('a/1', { n: 1 })]);
    await commit(first, [set('a/2', { n: 2 }), set('a/3', { n: 3 })]);
    await first.close();
    truncateSync(file(), readFileSync(file()).length - 7);
    const second = createFirestoreBackend({ dataDir: folder });
    expect(await query(second, everything)).toEqual(['a/1']);
    await second.close();
    appendFileSync(file(), 'half a rec');
    const third = createFirestoreBackend({ dataDir: folder });
    expect(await query(third, everything)).toEqual(['a/1']);
    await third.close();
  });

  it('applies nothing that could not be journaled', async () => {
    const backend = createFirestoreBackend({ dataDir: folder });
    await commit(backend, [set('a/1', { n: 1 })]);
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const full = vi.spyOn(Journal.prototype, 'append').mockImplementationOnce(() => {
      throw new Error('no space left on device');
    });
    expect(await statusOf(commit(backend, [set('a/1', { n: 2 }), set('a/2', {})]))).toBe('INTERNAL');
    expect(await query(backend, everything)).toEqual(['a/1']);
    expect((await read(backend, 'a/1'))?.fields).toEqual({ n: { integerValue: '1' } });
    full.mockRestore();
    log.mockRestore();
    expect(await statusOf(commit(backend, [set('a/2', {})]))).toBe('OK');
    await backend.close();
  });

  it('shrinks its journal to the current state when it starts', async () => {
    const first = createFirestoreBackend({ dataDir: folder });
    for (let n = 0; n < 200; n++) await commit(first, [set('a/1', { n })]);
    await first.close();
    const grown = readFileSync(file()).length;
    await createFirestoreBackend({ dataDir: folder }).close();
    expect(readFileSync(file()).length).toBeLessThan(grown / 50);
    const again = createFirestoreBackend({ dataDir: folder });
    expect((await read(again, 'a/1'))?.fields).toEqual({ n: { integerValue: '199' } });
    await again.close();
  });

  it('is not opened while another process has it open', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(join(folder, 'firestore.lock'), `${pid} 1`);
    await createFirestoreBackend({ dataDir: folder }).close();
    const stat = `/proc/${process.ppid}/stat`;
    const start = existsSync(stat) ? readFileSync(stat, 'utf8').split(') ')[1]?.split(' ')[19] : '';
    writeFileSync(join(folder, 'firestore.lock'), `${process.ppid} ${start}`);
    expect(() => createFirestoreBackend({ dataDir: folder })).toThrow(`in use by process ${process.ppid}`);
  });
});
