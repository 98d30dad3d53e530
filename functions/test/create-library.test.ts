import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LOCAL_PROJECT_ID } from '@harborline/domain/local-suite';
import { docPath } from '@harborline/domain/paths';
import { describe, expect, it } from 'vitest';
import { db, people } from './support/suite';
import { unique } from './support/world';

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('../../scripts/create-library.mjs', import.meta.url));

const createLibrary = (options: Record<string, string>) =>
  run(process.execPath, [
    SCRIPT,
    ...Object.entries({ project: LOCAL_PROJECT_ID, ...options }).flatMap(([name, value]) => [
      `--${name}`,
      value,
    ]),
  ]);

const stored = async (path: string) => (await db.doc(path).get()).data() ?? {};

describe('the script that makes a library', () => {
  it('writes the library, its address and its owner, who gets a link to choose a password', async () => {
    const key = unique('made').toLowerCase();
    const owner = `${key}@made.example`;
    const { stdout } = await createLibrary({ key, name: 'Made by hand', owner, support: `help-${owner}` });
    expect(stdout).toMatch(/oobCode=/);

    const lookup = await stored(docPath.libraryKey(key));
    const id = String(lookup.support_lib_id);
    expect(await stored(docPath.library(id))).toMatchObject({ library_refkey: key, parent_lib_id: '' });
    const account = await people.getUserByEmail(owner);
    expect(await stored(docPath.libraryPrivate(id))).toMatchObject({
      library_users: [account.uid],
      companyEmail: `help-${owner}`,
    });
    expect(await stored(docPath.user(account.uid))).toMatchObject({
      agent_role: 'owner',
      support_lib_id: id,
    });
  });

  it('refuses a key that is taken, and writes nothing', async () => {
    const key = unique('twice').toLowerCase();
    await createLibrary({ key, name: 'First', owner: `${key}@made.example` });
    const again = createLibrary({ key, name: 'Second', owner: `other-${key}@made.example` });
    await expect(again).rejects.toMatchObject({
      stderr: expect.stringContaining('belongs to another library'),
    });
    await expect(people.getUserByEmail(`other-${key}@made.example`)).rejects.toThrow('no user record');
  });
});
