/**
 * Weakens one condition of firestore.rules after the other and says which ones no test missed.
 * Needs a running suite: HARBORLINE_HOSTING_PORT=8700 node rules-tests/mutate.mjs [first line] [last line]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lines = readFileSync(join(root, 'firestore.rules'), 'utf8').split('\n');
const [first = 1, last = lines.length] = process.argv.slice(2).map(Number);

const isBalanced = (text) => {
  let depth = 0;
  for (const character of text) {
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
};

/** The line with its clause made always true, or undefined when it holds no whole clause. */
function weakened(line) {
  const match = /^(\s*)&& (.*?)(;?)$/.exec(line);
  return match && isBalanced(match[2]) ? `${match[1]}&& true${match[3]}` : undefined;
}

/** The tests of the section a line stands in. */
function testsFor(index) {
  const section = lines.slice(0, index).findLast((line) => line.trim().startsWith('// ----')) ?? '';
  if (section.includes('libraries')) return ['libraries'];
  if (section.includes('people')) return ['people'];
  if (section.includes('help center')) return ['categories', 'articles'];
  if (section.includes('request')) return ['mail'];
  if (section.includes('conversations')) return ['conversations', 'messages'];
  return ['libraries', 'people', 'categories', 'articles', 'mail', 'conversations', 'messages'];
}

const folder = mkdtempSync(join(tmpdir(), 'harborline-rules-'));
const survivors = [];
for (let index = first - 1; index < last; index += 1) {
  const line = weakened(lines[index] ?? '');
  if (line === undefined) continue;
  writeFileSync(join(folder, 'firestore.rules'), lines.with(index, line).join('\n'));
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'rules-tests/vitest.config.ts',
    '--bail=1',
  ];
  const { status } = spawnSync(process.execPath, [...args, ...testsFor(index)], {
    cwd: root,
    env: { ...process.env, HARBORLINE_RULES_FOLDER: folder },
    stdio: 'ignore',
  });
  const verdict = status === 0 ? 'NOT MISSED' : 'missed';
  process.stdout.write(`${index + 1}: ${verdict}: ${lines[index].trim()}\n`);
  if (status === 0) survivors.push(index + 1);
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(
  survivors.length ? `${survivors.length} conditions no test missed.\n` : 'Every condition was missed.\n',
);
process.exit(survivors.length ? 1 : 0);
