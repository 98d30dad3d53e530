import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { corpusEntries } from './search-corpus';
import type { RowName } from './tables';

const run = promisify(execFile);
const ARTICLES = 2_000;
const CATEGORIES = 80;
const WORDS = 150;
const LIBRARY = 'northbeam';

export interface ImportTime {
  readonly name: RowName<'imports'>;
  readonly seconds: number;
  /** what the import says that it did with the articles */
  readonly outcome: string;
}

/** Writes Markdown files, in folders that become categories. */
function writeArticles(folder: string): void {
  let number = 0;
  for (const [id, { title, text }] of corpusEntries({ articles: ARTICLES, words: WORDS })) {
    const file = join(folder, `topic-${number % CATEGORIES}`, `${id}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `# ${title}\n\n${text}\n`);
    number += 1;
  }
}

/** Imports articles into the running suite, and then the same ones again. */
export async function importTimes(root: string): Promise<ImportTime[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
  const importOnce = async (name: RowName<'imports'>): Promise<ImportTime> => {
    const startedAt = performance.now();
    const script = join(root, 'scripts/import-articles.mjs');
    const { stdout } = await run(process.execPath, [
      ...[script, folder, '--library', LIBRARY, '--report', join(folder, '.report.md')],
    ]);
    const outcome = /Articles: (.*)/.exec(stdout)?.[1] ?? '';
    return { name, seconds: (performance.now() - startedAt) / 1000, outcome };
  };
  try {
    writeArticles(folder);
    const first = await importOnce('2,000 articles in 80 categories, all new');
    return [first, await importOnce('the same again: all unchanged')];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
