import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RowName } from './tables';

export interface EntrySize {
  entry: RowName<'entries'>;
  /** gzip bytes of the HTML and of every script and style it names */
  firstLoadBytes: number;
  /** gzip bytes of every script and style that the entry may ever load, including its first load */
  allBytes: number;
}

const gzipBytes = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

/** Every script and style that a file names, directly or through other chunks. */
function reachable(dist: string, html: string): Set<string> {
  const names = readdirSync(join(dist, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  const found = new Set<string>();
  const visit = (text: string) => {
    for (const name of names) {
      if (found.has(name) || !text.includes(name)) continue;
      found.add(name);
      visit(readFileSync(join(dist, 'assets', name), 'utf8'));
    }
  };
  visit(html);
  return found;
}

/** Assets that load with the page: named by the HTML, and what those import statically. */
function firstLoad(dist: string, html: string): Set<string> {
  const found = new Set<string>();
  const queue = [...html.matchAll(/assets\/([\w.-]+\.(?:js|css))/g)].map((match) => match[1] ?? '');
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const file = join(dist, 'assets', name);
    if (found.has(name) || !existsSync(file)) continue;
    found.add(name);
    if (!name.endsWith('.js')) continue;
    const source = readFileSync(file, 'utf8');
    for (const match of source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      queue.push(match[1] ?? '');
  }
  return found;
}

const ENTRIES: readonly (readonly [file: string, name: RowName<'entries'>])[] = [
  ['visitors.html', '`visitors.html` (visitors, the static page)'],
  ['admin.html', '`admin.html` (staff)'],
];

/** Sizes of each HTML entry of a production build. */
export function entrySizes(dist: string): EntrySize[] {
  return ENTRIES.map(([file, entry]) => {
    const html = readFileSync(join(dist, file), 'utf8');
    const sum = (names: Set<string>) =>
      [...names].reduce(
        (bytes, name) => bytes + gzipBytes(join(dist, 'assets', name)),
        gzipSync(html).length,
      );
    return { entry, firstLoadBytes: sum(firstLoad(dist, html)), allBytes: sum(reachable(dist, html)) };
  });
}
