import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';

const PAGE = '/admin.html';
/** What the page asks for beside its build. */
const BESIDE = ['/shape.js', '/favicon.svg', '/admin.webmanifest', '/app-icon-192.png'];

/**
 * Which files open the staff area without a connection (D-128). Another page or file makes another version.
 * @param folder of the build, whose note of them it removes
 */
export async function staffShell(folder) {
  const note = `${folder}/staff-files.json`;
  const files = [PAGE, ...BESIDE, ...JSON.parse(await readFile(note, 'utf8'))];
  await rm(note);
  const hash = createHash('sha256').update(files.join('\n'));
  for (const path of [PAGE, ...BESIDE]) hash.update(await readFile(folder + path));
  const page = createHash('sha256')
    .update(await readFile(folder + PAGE))
    .digest('hex');
  return { version: hash.digest('hex').slice(0, 16), page, files };
}
