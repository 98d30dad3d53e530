import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

const STYLESHEET = /<link [^>]*rel="stylesheet"[^>]*href="([^"]+)"/g;

/** What the content policies allow as scripts, and as styles where not any is allowed, as the staff's does. */
const HASHES = "(?: 'sha256-[^']+')*";
const SCRIPTS = new RegExp(`script-src 'self'${HASHES};`, 'g');
const STYLES = new RegExp(`style-src 'self'${HASHES};(?= style-src-attr)`, 'g');

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

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

const directive = (name, texts) => `${[`${name} 'self'`, ...texts.map(hashOf).sort()].join(' ')};`;

/**
 * The configuration of Hosting with content policies that allow what these pages hold and nothing else inside pages. The
 * staff's policy allows the scripts, too: the page for unknown addresses is the visitors' also below /admin.
 */
export function withAllowed(config, { scripts, styles }) {
  if (config.search(STYLES) === -1) throw new Error('The content policy of the visitors’ pages is gone');
  return config
    .replace(SCRIPTS, directive('script-src', scripts))
    .replace(STYLES, directive('style-src', styles));
}

/** The scripts that the visitors' static page holds itself. */
export const inlineScripts = (html) => [...html.matchAll(INLINE_SCRIPT)].map(([, text]) => text);

/**
 * Has the content policy allow what pages of this build hold themselves.
 * @param dist folder of the visitors' build
 */
export async function allowInline(path, dist, styles) {
  const before = await readFile(path, 'utf8');
  const scripts = inlineScripts(await readFile(`${dist}/visitors.html`, 'utf8'));
  const after = withAllowed(before, { scripts, styles });
  if (after === before) return;
  await writeFile(path, after);
  process.stdout.write('firebase.json allows what pages of this build hold: commit it.\n');
}
