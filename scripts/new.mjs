import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { at } from './lib/layout.mjs';
import { KINDS } from './lib/new/kinds.mjs';
import { plan } from './lib/new/plan.mjs';
import { runNode } from './lib/run.mjs';
import { bold, die, green, Refusal } from './lib/say.mjs';

const HELP = `Creates the files of a recipe of CONTRIBUTING.md, with a test, and registers them.

${Object.values(KINDS)
  .map(({ usage, says }) => `  npm run new -- ${usage}\n      ${says}\n`)
  .join('\n')}
NAME is in kebab-case. Refuses what already exists, and then writes nothing.
`;

const tree = {
  has: (path) => existsSync(at(path)),
  read: (path) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : undefined),
};

const OPTIONS = { service: { type: 'string' }, help: { type: 'boolean', short: 'h' } };

/** @throws Refusal for an unknown option */
function parseCommand() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
    const [kind, name, ...others] = positionals;
    return { ...values, kind, name, others };
  } catch (error) {
    throw new Refusal(error.message);
  }
}

/** Runs a tool of the repository. @throws Refusal with its output if it fails */
async function tool(what, args, env = {}) {
  const { code, output } = await runNode(args, { env });
  if (code !== 0) throw new Refusal(`The files are written, but ${what} failed:\n${output}`);
}

/** Writes the documents that tests derive from the sources. */
async function writeDocuments(writers) {
  const folder = mkdtempSync(join(tmpdir(), 'harborline-new-'));
  const env = { HARBORLINE_TRIALS: folder };
  for (const { config, file, test } of writers) {
    const args = [at('node_modules/vitest/vitest.mjs'), 'run', '-u', '--config', config, file, '-t', test];
    await tool(`writing by ${file}`, args, env);
  }
  rmSync(folder, { recursive: true });
}

async function write(texts) {
  for (const [path, text] of texts) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }
  const formatted = [...texts.keys()].filter((path) => !path.endsWith('.rules'));
  await tool('formatting', [at('node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...formatted]);
}

function report({ created, edits, writers, next }) {
  for (const path of Object.keys(created)) process.stdout.write(`${green('created')}  ${path}\n`);
  for (const path of Object.keys(edits)) process.stdout.write(`changed  ${path}\n`);
  for (const { writes } of writers) process.stdout.write(`changed  ${writes}\n`);
  process.stdout.write(`\n${bold('Next')}\n${next.map((line) => `- ${line}\n`).join('')}`);
}

async function main() {
  const { kind, name, help, others, ...options } = parseCommand();
  if (help || kind === undefined) return process.stdout.write(HELP);
  const known = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (known === undefined || name === undefined || others.length > 0) {
    throw new Refusal(`Name one of ${Object.keys(KINDS).join(', ')}, and a name: npm run new -- --help`);
  }
  const recipe = known.recipe(name, options, tree);
  process.stdout.write('Writing, formatting, and deriving documents…\n');
  await write(plan(recipe, tree));
  await writeDocuments(recipe.writers);
  report(recipe);
}

main().catch(die);
