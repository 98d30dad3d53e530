import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

const STYLESHEET = /<link [^>]*rel="stylesheet"[^>]*href="([^"]+)"/g;

/** What the content policy of the visitors' pages allows as styles; the staff's allows any. */
const ALLOWED = /style-src 'self'(?: 'sha256-[^']+')*;(?= style-src-attr)/;

/**
 * The styles that rendered pages hold themselves, so that the first paint waits for nothing else.
 * @param dist folder of the visitors' build
 * @param files of each kind of page, as `pageFiles` lists them
 * @returns their texts by address
 */
export async function pageStyles(dist, files) {
  const html = await readFile(`${dist}/visitors.html`, 'utf8');
  const shared = [...html.matchAll(STYLESHEET)].map(([, address]) => address);
  const addresses = new Set([...shared, ...Object.values(files).flatMap(({ styles }) => styles)]);
  const texts = await Promise.all([...addresses].map((address) => readFile(dist + address, 'utf8')));
  const broken = texts.find((text) => /<\/style/i.test(text));
  if (broken !== undefined) throw new Error('A style would end the element that holds it');
  return Object.fromEntries([...addresses].map((address, index) => [address, texts[index]]));
}

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The configuration of Hosting with a content policy that allows these styles and no others. */
export function withAllowedStyles(config, styles) {
  if (!ALLOWED.test(config)) throw new Error('The content policy of the visitors’ pages is gone');
  const hashes = styles.map(hashOf).sort();
  return config.replace(ALLOWED, `${["style-src 'self'", ...hashes].join(' ')};`);
}

/** Has the content policy allow the styles of this build. */
export async function allowStyles(path, styles) {
  const before = await readFile(path, 'utf8');
  const after = withAllowedStyles(before, styles);
  if (after === before) return;
  await writeFile(path, after);
  process.stdout.write('firebase.json allows the styles of this build now: commit it.\n');
}
