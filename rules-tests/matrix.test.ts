import { docPath } from '@harborline/domain/paths';
import { COLLECTION_PERMISSIONS } from '@harborline/domain/permissions/table';
import type { Verdict } from '@harborline/emulators/in-process';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cell, cellsOf, LIBRARIES, TRIALS } from './matrix/cells';
import { contentOf } from './matrix/content-trials';
import { libraryDocuments } from './matrix/library-trials';
import { accessPage } from './matrix/page';
import { target, useEmulators } from './support/environment';
import { layOut, verdictOn } from './support/firestore';

const ROWS = TRIALS.map((trial, number) => ({ trial, cells: cellsOf(trial, number) }));
/** The most that a commit accepts. */
const BATCH = 500;
/** Thousands of documents through the SDK take seconds on an idle machine, more than a minute on a busy one. */
const LAY_OUT_TIMEOUT_MS = 300_000;

useEmulators(['firestore']);

beforeAll(async () => {
  await target.clear();
  const cells = ROWS.flatMap(({ cells: all }) => all);
  const people = cells.flatMap(({ actor }) =>
    actor.user ? [[docPath.user(actor.uid), actor.user] as const] : [],
  );
  const laidOut = ROWS.flatMap(({ trial, cells: all }) =>
    all.flatMap(({ context }) => Object.entries(trial.stored?.(context) ?? {})),
  );
  const libraries = LIBRARIES.flatMap((library) =>
    Object.entries({ ...libraryDocuments(library), ...contentOf(library) }),
  );
  const documents = [...new Map([...people, ...libraries, ...laidOut])];
  for (let from = 0; from < documents.length; from += BATCH) {
    await layOut(Object.fromEntries(documents.slice(from, from + BATCH)));
  }
}, LAY_OUT_TIMEOUT_MS);

const named = ({ actor, context }: Cell, verdict: Verdict | undefined) =>
  `${actor.uid} in ${context.library}: ${verdict}`;

describe('the rules grant what the permission table grants', () => {
  it.each(
    ROWS.map((row) => [`${row.trial.collection}: ${row.trial.operation} ${row.trial.what}`, row] as const),
  )('%s', async (_name, { trial, cells }) => {
    const found = await Promise.all(
      cells.map(({ actor, context }) => verdictOn(actor.uid, trial.attempt(context))),
    );
    expect(cells.map((cell, index) => named(cell, found[index]))).toEqual(
      cells.map((cell) => named(cell, cell.isExpected ? 'allowed' : 'denied')),
    );
  });

  it('in at least 3,000 cells, with every row of the table among them', () => {
    expect(ROWS.reduce((sum, { cells }) => sum + cells.length, 0)).toBeGreaterThanOrEqual(3000);
    const rows = new Set(TRIALS.flatMap(({ row }) => row ?? []));
    expect(Object.keys(COLLECTION_PERMISSIONS).filter((row) => !rows.has(row as never))).toEqual([]);
  });

  it('as docs/access-matrix.md says', () =>
    expect(accessPage(ROWS)).toMatchFileSnapshot('../docs/access-matrix.md'));
});
