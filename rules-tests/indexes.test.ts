import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { editedArticles } from '@harborline/domain/stores/articles';
import { newestAuditEntries } from '@harborline/domain/stores/audit';
import { feedItems, feedItemsUnordered } from '@harborline/domain/stores/feeds';
import { editedSops } from '@harborline/domain/stores/sops';
import type { StoreQuery } from '@harborline/domain/stores/store';
import {
  type CompositeIndex,
  compositeIndexOf,
  type IndexField,
} from '@harborline/domain/testing/composite-index';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { expect, it } from 'vitest';

const EITHER = [null, true] as const;
const owner = { uid: 'uid', libraryId: 'lib' };

/** Queries that take an object, by name, with all their options. */
const TAKING_OBJECTS: Readonly<Record<string, readonly StoreQuery[]>> = {
  editedArticles: EITHER.flatMap((isPublished) =>
    [null, ['c'], ['c', 'd']].map((categoryIds) =>
      editedArticles({ libraryId: 'lib', isArchived: false, isPublished, categoryIds }),
    ),
  ),
  editedSops: EITHER.flatMap((isPublished) =>
    [null, 'c'].map((categoryId) =>
      editedSops({ libraryId: 'lib', isArchived: false, isPublished, categoryId }),
    ),
  ),
  newestAuditEntries: [null, 'uid'].flatMap((uid) =>
    [null, ['role-changed'] as const].flatMap((actions) =>
      [null, timestamp(0)].map((since) => newestAuditEntries({ libraryId: 'lib', uid, actions, since })),
    ),
  ),
  feedItems: EITHER.map((isRead) => feedItems(owner, isRead)),
  feedItemsUnordered: EITHER.map((isRead) => feedItemsUnordered(owner, isRead)),
};

/** If a query's fields depend on an argument, they depend on whether it is set or true. */
const VALUES = ['value', '', null, true] as const;

const allArguments = (parameters: number): readonly (readonly unknown[])[] =>
  parameters === 0
    ? [[]]
    : allArguments(parameters - 1).flatMap((first) => VALUES.map((value) => [...first, value]));

const isQuery = (made: unknown): made is StoreQuery =>
  typeof made === 'object' && made !== null && 'where' in made;

type Exported = (...args: readonly unknown[]) => unknown;

/** The queries that an export of a store can make; none if it is not a query. @throws Error for one to list above */
function queriesOf(name: string, exported: Exported): readonly StoreQuery[] {
  const listed = TAKING_OBJECTS[name];
  if (listed !== undefined) return listed;
  let hasFailed = false;
  const made = allArguments(exported.length).flatMap((args) => {
    try {
      return [exported(...args)];
    } catch {
      hasFailed = true;
      return [];
    }
  });
  const queries = made.filter(isQuery);
  if (hasFailed && (made.length === 0 || queries.length > 0)) {
    throw new Error(`List the arguments of ${name} in rules-tests/indexes.test.ts: it takes an object`);
  }
  return queries;
}

const STORES = fileURLToPath(new URL('../domain/src/stores/', import.meta.url));
const NEEDED: CompositeIndex[] = [];
for (const file of readdirSync(STORES)) {
  const [, name] = /^([a-z-]+)\.ts$/.exec(file) ?? [];
  if (name === undefined) continue;
  const store: Readonly<Record<string, unknown>> = await import(`../domain/src/stores/${name}.ts`);
  for (const [exportName, exported] of Object.entries(store)) {
    if (typeof exported !== 'function') continue;
    const queries = queriesOf(exportName, exported as Exported);
    NEEDED.push(...queries.flatMap((query) => compositeIndexOf(query) ?? []));
  }
}

interface Declared {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly IndexField[];
}

const path = fileURLToPath(new URL('../firestore.indexes.json', import.meta.url));
const { indexes, ...others } = JSON.parse(readFileSync(path, 'utf8')) as { indexes: readonly Declared[] };

const spelt = (fields: readonly IndexField[]): string[] => fields.map((field) => JSON.stringify(field));

/** Fields compared for equality may be in any order. */
function serves({ collectionGroup, fields }: Declared, needed: CompositeIndex): boolean {
  const equal = fields.slice(0, needed.equal.length);
  const order = fields.slice(needed.equal.length);
  return (
    collectionGroup === needed.collectionGroup &&
    isDeepStrictEqual(spelt(equal).sort(), spelt(needed.equal).sort()) &&
    isDeepStrictEqual(spelt(order), spelt(needed.order))
  );
}

/** The declared indexes that a query needs, in their order, followed by the missing ones. */
function neededIndexes(): readonly Declared[] {
  const kept = indexes.filter((declared) => NEEDED.some((needed) => serves(declared, needed)));
  for (const needed of NEEDED) {
    if (kept.some((declared) => serves(declared, needed))) continue;
    const { collectionGroup, equal, order } = needed;
    kept.push({ collectionGroup, queryScope: 'COLLECTION', fields: [...equal, ...order] });
  }
  return kept;
}

/** Puts each field on one line, as this repository's formatter does. */
const asJson = (value: object): string =>
  JSON.stringify(value, null, 2).replace(
    /\{([^{}]*"fieldPath"[^{}]*)\}/g,
    (_all, fields: string) => `{ ${fields.replace(/\s+/g, ' ').trim()} }`,
  );

it('firestore.indexes.json has the index of every query, and no unused one', () =>
  expect(`${asJson({ indexes: neededIndexes(), ...others })}\n`).toMatchFileSnapshot(path));
