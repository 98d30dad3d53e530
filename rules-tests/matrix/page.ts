import { COLUMNS } from './actors';
import type { Cell } from './cells';
import type { Trial } from './trial';

const EVERYWHERE = '○';
const HERE = '●';
const NOWHERE = '–';

/** The mark for all cells of one column; own is the library whose staff the actor belongs to. */
function mark(cells: readonly Cell[]): string {
  if (cells.length === 0) return '';
  const granted = cells.filter(({ isExpected }) => isExpected);
  if (granted.length === 0) return NOWHERE;
  if (granted.length === cells.length && !cells.every(({ isHome }) => isHome)) return EVERYWHERE;
  if (
    granted.length === cells.filter(({ isHome }) => isHome).length &&
    granted.every(({ isHome }) => isHome)
  ) {
    return HERE;
  }
  throw new Error('A column that is neither everywhere, nor at home, nor nowhere has no mark');
}

function rowOf(trial: Trial, cells: readonly Cell[]): string {
  const marks = COLUMNS.map((column) => mark(cells.filter(({ actor }) => actor.column === column)));
  const row = trial.row ? `\`${trial.row.split('.').at(-1)}\`` : '';
  return `| ${trial.operation} | ${trial.what} | ${row} | ${marks.join(' | ')} |`;
}

/** The matrix as a page: one table for each collection. */
export function accessPage(
  trials: readonly { readonly trial: Trial; readonly cells: readonly Cell[] }[],
): string {
  const collections = [...new Set(trials.map(({ trial }) => trial.collection))];
  const count = trials.reduce((sum, { cells }) => sum + cells.length, 0);
  const head = `| | what | row of the table | ${COLUMNS.join(' | ')} |`;
  return [
    '# Who may do what in Firestore',
    '',
    '`rules-tests/matrix.test.ts` wrote this page from `COLLECTION_PERMISSIONS` in `domain/src/permissions/table.ts`,',
    `and tried each of its ${count} cells against the running security rules; it fails when a cell, or this page, differs.`,
    '',
    `- **${HERE}** in the library whose staff the person belongs to now, and in none of the others tried: child, sibling, parent, unrelated`,
    `- **${EVERYWHERE}** in every library tried, including what a person owns as a visitor`,
    `- **${NOWHERE}** nowhere; an empty cell does not apply`,
    '',
    'The row of the table decides; a line without one is granted to nobody. *Any role, slug off* means each of the',
    'five roles with the slugs of the row switched off, and where a row needs several, with each of them off alone.',
    '*Agency, inside* is the owner of the parent library who has stepped into its child, *8 hours over* the same person',
    'after the time allowed, *outside* one who has not; *viewing as* tries on a teammate’s view, and',
    '*session over* has a token from before the password was changed.',
    ...collections.flatMap((name) => [
      '',
      `## ${name}`,
      '',
      head,
      `|${' --- |'.repeat(3)}${' :-: |'.repeat(COLUMNS.length)}`,
      ...trials
        .filter(({ trial }) => trial.collection === name)
        .map(({ trial, cells }) => rowOf(trial, cells)),
    ]),
    '',
  ].join('\n');
}
