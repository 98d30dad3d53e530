import { Refusal } from '../say.mjs';

/** Brackets, preceded by comments and strings, in which brackets do not count. */
const SKIPPED =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[[\](){}]/g;

/** @returns index of the bracket that closes the one at `start` @throws Refusal if none does */
function closingIndex(source, start) {
  let depth = 0;
  for (const { 0: token, index } of source.slice(start).matchAll(SKIPPED)) {
    if ('[({'.includes(token)) depth += 1;
    if ('])}'.includes(token)) depth -= 1;
    if (depth === 0) return start + index;
  }
  throw new Refusal('A bracket is not closed');
}

/** The text between the brackets that open at the end of the first match of `opening`. */
function insideOf(source, opening) {
  const match = opening.exec(source);
  if (match === null) throw new Refusal(`Nothing matches ${opening}`);
  const start = match.index + match[0].length;
  return { start, end: closingIndex(source, start - 1) };
}

/** Matches the start of a constant's object or list. */
export const literalOf = (name) => new RegExp(`\\bconst ${name}\\b[\\s\\S]*?= [{[]`);

const keyPattern = (key) => new RegExp(`^\\s*['"]?${key.replace(/[/\\^$.*+?()[\]{}|]/g, '\\$&')}['"]?:`, 'm');

/** The entries of an object or a list as source text. */
export function textInside(source, opening) {
  const { start, end } = insideOf(source, opening);
  return source.slice(start, end);
}

/**
 * Adds an entry to an object, a list or a block of the rules: at its end, or before the line that contains `before`.
 * Commas and line ends are the formatter's, except the one that separates the entries.
 */
export function addEntry(source, opening, entry, { before, separator = ',' } = {}) {
  const { start, end } = insideOf(source, opening);
  const inside = source.slice(start, end);
  const anchor = before === undefined ? -1 : inside.indexOf(before);
  if (anchor >= 0) {
    const line = start + inside.lastIndexOf('\n', anchor) + 1;
    return `${source.slice(0, line)}${entry}${separator}\n${source.slice(line)}`;
  }
  const kept = inside.trimEnd();
  const comma = separator === '' || kept === '' || kept.endsWith(separator) ? '' : separator;
  return `${source.slice(0, start)}${kept}${comma}\n${entry}${separator}\n${source.slice(end)}`;
}

/** Adds a key and its value to an object. @throws Refusal if it already has the key */
export function addRow(source, opening, { key, value, before }) {
  if (keyPattern(key).test(textInside(source, opening))) {
    throw new Refusal(`'${key}' already exists: choose another name.`);
  }
  return addEntry(source, opening, `  '${key}': ${value}`, { before });
}

/** Adds an import before the others; the formatter sorts it. */
export function addImport(source, line) {
  const first = source.search(/^import /m);
  return `${source.slice(0, first)}${line}\n${source.slice(first)}`;
}

/** Adds a declaration before the line with this beginning. @throws Refusal if none does */
export function addDeclaration(source, { text, before }) {
  const index = source.indexOf(`\n${before}`) + 1;
  if (index === 0) throw new Refusal(`No line begins with '${before}'`);
  return `${source.slice(0, index)}${text}\n${source.slice(index)}`;
}

const IMPORTED = /^import (?:type )?([^;']+?) from '/gm;
const DECLARED = /^(?:export )?(?:async )?(?:const|function|interface|type|class) (\w+)/gm;

/** The names that a module declares or imports at its top level, repeated if it does so twice. */
function namesIn(source) {
  const imported = [...source.matchAll(IMPORTED)].flatMap(([, clause]) =>
    clause
      .replace(/[{}]/g, ',')
      .split(',')
      .map((piece) => piece.trim().split(/\s+/).at(-1)),
  );
  return [...imported, ...[...source.matchAll(DECLARED)].map(([, name]) => name)].filter(Boolean);
}

/** A name that now has two meanings in a module and did not before; undefined if there is none. */
export function newlyTaken(source, before = '') {
  const twice = (names) => names.filter((name, index) => names.indexOf(name) !== index);
  const known = twice(namesIn(before));
  return twice(namesIn(source)).find((name) => !known.includes(name));
}
