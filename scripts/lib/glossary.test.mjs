import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from './layout.mjs';
import { readFiles } from './source-files.mjs';

const glossary = readFileSync(at('docs/GLOSSARY.md'), 'utf8');

/** Rows of the tables below a heading, as their cells. The first cell of a row is empty: it is before the first bar. */
function rowsBelow(heading) {
  const section = glossary.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const lines = section.split('\n');
  const isRow = (line, index) =>
    line.startsWith('| ') && !/^\| -/.test(line) && !/^\| -/.test(lines[index + 1]);
  return lines.filter(isRow).map((row) => row.split('|').map((cell) => cell.trim()));
}

const codeIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

it('names every service and its path', () => {
  const table = readFileSync(at('domain/src/api/services.ts'), 'utf8');
  const paths = [...table.matchAll(/^ {2}\w+: '(\/api[^']*)',$/gm)].map(([, path]) => path);
  expect(paths).toHaveLength(19);
  expect(rowsBelow('Services').flatMap(([, , path]) => codeIn(path))).toEqual(paths);
});

it('gives field names that occur in the sources', () => {
  const sources = [...readFiles(/\.tsx?$/).values()].join('\n');
  const rows = rowsBelow('Field names of the specification');
  expect(rows.length).toBeGreaterThan(30);
  const unknown = rows.flatMap(([, , , ours]) =>
    codeIn(ours).filter((name) => !new RegExp(`\\b${name}\\b`).test(sources)),
  );
  expect(unknown).toEqual([]);
});

it('explains each word once', () => {
  const words = rowsBelow('Words').flatMap(([, word]) => word.split(', '));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
