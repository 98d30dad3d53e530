import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COST_TABLES, TABLES } from './tables';

interface DocumentTable {
  readonly section: string;
  readonly columns: readonly string[];
  readonly rows: string[];
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());

/** The tables of a document: their section, and the names of their columns and rows. */
function tablesOf(document: string): DocumentTable[] {
  const tables: DocumentTable[] = [];
  let section = '';
  let table: DocumentTable | undefined;
  for (const line of document.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3);
    if (!line.startsWith('|')) table = undefined;
    else if (table === undefined) {
      table = { section, columns: cellsOf(line), rows: [] };
      tables.push(table);
    } else if (!line.startsWith('| ---')) table.rows.push(cellsOf(line)[0] ?? '');
  }
  return tables;
}

const DOCUMENTS = [
  ['BENCH.md', TABLES],
  ['COST.md', COST_TABLES],
] as const;

it.each(DOCUMENTS)(
  'docs/%s has the tables that `npm run bench` prints, by the same names',
  (name, tables) => {
    const document = readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');
    expect(tablesOf(document)).toEqual(Object.values(tables));
  },
);
