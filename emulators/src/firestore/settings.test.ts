import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from './settings';

let cwd = '';
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'standin-settings-'));
  writeFileSync(join(cwd, 'firebase.json'), '{"firestore":{"indexes":"my.indexes.json"}}');
  writeFileSync(join(cwd, 'my.indexes.json'), '{}');
});
afterAll(() => rmSync(cwd, { recursive: true }));

describe('settings of the Firestore stand-in', () => {
  it('reads the flags of firebase-tools and ignores the others', () => {
    const argv =
      '--host h --port 81 --websocket_port 9 --rules r --project_id p --single_project_mode true'.split(' ');
    const settings = readSettings(
      [...argv, '--functions_emulator', 'f:5', '--seed_from_export', 's'],
      {},
      '/',
    );
    expect(settings).toMatchObject({
      host: 'h',
      port: 81,
      rulesPath: 'r',
      projectId: 'p',
      functionsHost: 'f:5',
      seedPath: 's',
      indexesPath: undefined,
      dataDir: undefined,
    });
  });

  it('finds the indexes through firebase.json, unless the environment names a file or none', () => {
    expect(readSettings([], {}, cwd).indexesPath).toBe(join(cwd, 'my.indexes.json'));
    expect(readSettings([], { FIRESTORE_STANDIN_INDEXES: '/i.json' }, cwd).indexesPath).toBe('/i.json');
    expect(readSettings([], { FIRESTORE_STANDIN_INDEXES: '' }, cwd).indexesPath).toBeUndefined();
  });

  it.each(['x', '-1', '99999'])('refuses the port %s', (port) => {
    expect(() => readSettings(['--port', port], {}, cwd)).toThrow('--port must be a port number');
  });
});
