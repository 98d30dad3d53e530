import { docPath } from '@harborline/domain/paths';
import { PERMISSION_SLUGS, type PermissionSlug } from '@harborline/domain/permissions/slugs';
import { COLLECTION_PERMISSIONS } from '@harborline/domain/permissions/table';
import { allBut, onlyThese } from '@harborline/domain/testing/slug-sets';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from './matrix/actors';
import { cellsFor, TRIALS } from './matrix/cells';
import { contentOf } from './matrix/content-trials';
import { libraryDocuments } from './matrix/library-trials';
import { target, useEmulators } from './support/environment';
import { layOut, verdictOn } from './support/firestore';
import { LIB, STAFF } from './support/people';

/** The most that a commit accepts. */
const BATCH = 500;

const isNamed = (slug: PermissionSlug) =>
  Object.values(COLLECTION_PERMISSIONS).some(({ slugs }) => (slugs as readonly string[]).includes(slug));
const NAMED = PERMISSION_SLUGS.filter(isNamed);

const actor = (uid: string, permissions: Record<string, boolean>): Actor => ({
  uid,
  column: uid,
  library: LIB,
  permissions,
  hasIdentity: true,
  user: { ...STAFF.owner, permissions },
  isViewing: false,
  isSessionOver: false,
});

/** Each slug that a collection requires, alone on and alone off; other slugs could matter only together. */
const ACTORS: readonly Actor[] = [
  ...NAMED.map((slug) => actor(`only-${slug}`, onlyThese([slug]))),
  ...NAMED.map((slug) => actor(`without-${slug}`, allBut([slug]))),
  actor('only-slugs-of-no-collection', allBut(NAMED)),
];

const ROWS = TRIALS.map((trial, number) => ({
  trial,
  cells: cellsFor(ACTORS, trial, number).filter(({ context }) => context.library === LIB),
}));

useEmulators(['firestore']);

beforeAll(async () => {
  await target.clear();
  const documents = [
    ...Object.entries({ ...libraryDocuments(LIB), ...contentOf(LIB) }),
    ...ACTORS.map(({ uid, user }) => [docPath.user(uid), user ?? {}] as const),
    ...ROWS.flatMap(({ trial, cells }) =>
      cells.flatMap(({ context }) => Object.entries(trial.stored?.(context) ?? {})),
    ),
  ];
  const distinct = [...new Map(documents)];
  for (let from = 0; from < distinct.length; from += BATCH) {
    await layOut(Object.fromEntries(distinct.slice(from, from + BATCH)));
  }
});

describe('a slug grants what its rows say and nothing else', () => {
  it.each(
    ROWS.map((row) => [`${row.trial.collection}: ${row.trial.operation} ${row.trial.what}`, row] as const),
  )('%s', async (_name, { trial, cells }) => {
    const found = await Promise.all(
      cells.map(
        async ({ actor: { uid }, context }) => `${uid}: ${await verdictOn(uid, trial.attempt(context))}`,
      ),
    );
    expect(found).toEqual(
      cells.map(({ actor: { uid }, isExpected }) => `${uid}: ${isExpected ? 'allowed' : 'denied'}`),
    );
  });
});
