const GAP = String.raw`\s+(?:(?:\*|//)\s+)?`;
const ROW = String.raw`(?:S\d{1,2}(?:\.\d+)?|[DU])-\d+`;
const MORE_ROWS = String.raw`(?:(?:,|,?${GAP}and|${GAP}to)${GAP}(?:${ROW}|-\d+)(?!\w))*`;
const SECTION = String.raw`S\d{1,2}(?:\.\d+)?`;

/** Ids as people write them: S2.4-14 to -17, D-07 and D-12, U-11, S4.2; a comment may break the line inside one. */
const MENTION = new RegExp(String.raw`(?<![\w.-])(?:${ROW}(?!\w)${MORE_ROWS}|${SECTION}(?![\w-]|\.\d))`, 'g');
const PART = new RegExp(String.raw`(\bto${GAP})?(${ROW}|-\d+|${SECTION})`, 'g');

const seriesOf = (id) => id.replace(/-\d+$/, '');
const numberOf = (id) => Number(/\d+$/.exec(id)?.[0]);

/** The rows after the first of a range. An invalid one stays as written, which is not an id. */
function rangeAfter(first, last) {
  const count = numberOf(last) - numberOf(first);
  if (seriesOf(first) !== seriesOf(last) || count < 1) return [`${first} to ${last}`];
  const rows = Array.from({ length: count }, (_, step) => String(numberOf(first) + step + 1));
  return rows.map((row) => `${seriesOf(first)}-${row.padStart(2, '0')}`);
}

/** Every id in a text, with ranges and short forms written out: `{ id, index }`, the index gives its line. */
export function idsIn(text) {
  const found = [];
  for (const mention of text.matchAll(MENTION)) {
    let before = '';
    for (const { 1: to, 2: name, index } of mention[0].matchAll(PART)) {
      const id = name.startsWith('-') ? `${seriesOf(before)}${name}` : name;
      const ids = to === undefined ? [id] : rangeAfter(before, id);
      found.push(...ids.map((one) => ({ id: one, index: mention.index + index })));
      before = id;
    }
  }
  return found;
}

/** The sections of docs/requirements.md: `{ name, title, ids }`. */
export function sectionsOf(page) {
  return page.split(/^## /m).flatMap((text) => {
    const [, name, title] = /^(S[\d.]+|U) (.+)/.exec(text) ?? [];
    const ids = [...text.matchAll(/^- \*\*((?:S[\d.]+|U)-\d+)\*\* /gm)].map((row) => row[1]);
    return name === undefined ? [] : [{ name, title, ids }];
  });
}

const isTest = (path) => /\.test\.(?:tsx?|mjs)$/.test(path);
const readSections = (files) => sectionsOf(files.get('docs/requirements.md') ?? '');

/** The files whose ids count: the tests of this file use made-up ids. */
const citing = (files) => [...files].filter(([path]) => path !== 'scripts/lib/requirement-ids.test.mjs');

const decisionsIn = (files) =>
  [...files.keys()].flatMap((path) => /^docs\/decisions\/(D-\d+)-.+\.md$/.exec(path)?.[1] ?? []);

/**
 * Ids without a row, a section with rows or a page of docs/decisions, each with its file and line.
 * @param files path from the root (forward slashes) -> text
 */
export function findUnresolved(files) {
  const rows = readSections(files).flatMap(({ ids }) => ids);
  const sections = rows.map(seriesOf);
  const groups = sections.map((section) => section.replace(/\.\d+$/, ''));
  const known = new Set([...rows, ...sections, ...groups, ...decisionsIn(files)]);
  return citing(files).flatMap(([path, text]) => {
    const unknown = idsIn(text).filter(({ id }) => !known.has(id));
    return unknown.map(({ id, index }) => `${path}:${text.slice(0, index).split('\n').length}: ${id}`);
  });
}

/** How many rows of each section tests name: `{ name, title, total, unnamed }`. Naming a section names none of its rows. */
export function namedByTests(files) {
  const texts = citing(files).flatMap(([path, text]) => (isTest(path) ? [text] : []));
  const named = new Set(texts.flatMap((text) => idsIn(text).map(({ id }) => id)));
  return readSections(files).map(({ name, title, ids }) => ({
    name,
    title,
    total: ids.length,
    unnamed: ids.filter((id) => !named.has(id)),
  }));
}

/** Ids of one section, in their order, in short form: S2.1-03 to -05, -17. */
export function shorten(ids) {
  const runs = [];
  for (const id of ids) {
    const run = runs.at(-1);
    if (run !== undefined && numberOf(run.at(-1)) + 1 === numberOf(id)) run.push(id);
    else runs.push([id]);
  }
  const short = (id) => (id === ids[0] ? id : id.slice(seriesOf(id).length));
  const parts = runs.flatMap((run) =>
    run.length > 2 ? [`${short(run[0])} to ${short(run.at(-1))}`] : run.map(short),
  );
  return parts.join(', ');
}

/** Lines of a list, broken after commas; a single item may be wider. */
export function wrapList(list, columns) {
  const lines = [];
  for (const item of list.split(/(?<=,) /)) {
    const longer = lines.length === 0 ? item : `${lines.at(-1)} ${item}`;
    if (lines.length > 0 && longer.length <= columns) lines.pop();
    lines.push(longer.length <= columns ? longer : item);
  }
  return lines;
}
