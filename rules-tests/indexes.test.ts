import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { TICKET_SOURCES } from '@harborline/domain/entities/conversation';
import { editedArticles } from '@harborline/domain/stores/articles';
import { newestAuditEntries } from '@harborline/domain/stores/audit';
import {
  countedTickets,
  filteredTickets,
  TICKET_ORDERS,
  ticketsOfList,
  ticketsWaitingSince,
  waitingTickets,
} from '@harborline/domain/stores/conversations';
import { feedItems, feedItemsUnordered, unreadAboutTicket } from '@harborline/domain/stores/feeds';
import { newestSubmissions } from '@harborline/domain/stores/forms';
import { countedMentions, mentionsOfList } from '@harborline/domain/stores/mentions';
import { countedDrafts, draftsOfList, REVIEW_FOR } from '@harborline/domain/stores/reply-drafts';
import { editedSops } from '@harborline/domain/stores/sops';
import type { StoreDocument, StoreQuery } from '@harborline/domain/stores/store';
import { childrenOfTicket, countedChildren } from '@harborline/domain/stores/ticket-families';
import { ticketsWithWord } from '@harborline/domain/stores/ticket-words';
import {
  type CompositeIndex,
  compositeIndexOf,
  type IndexField,
} from '@harborline/domain/testing/composite-index';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { unindexedFields } from '@harborline/domain/testing/unindexed-fields';
import { TICKET_LISTS } from '@harborline/domain/tickets/ticket-lists';
import { expect, it } from 'vitest';

const EITHER = [null, true] as const;
const owner = { uid: 'uid', libraryId: 'lib' };

const TICKET_LIST_QUERIES = Object.values(TICKET_LISTS).flatMap((kind) =>
  [null, 'open' as const].flatMap((status) =>
    [null, 'tag'].flatMap((tag) =>
      TICKET_ORDERS.map((order) => ({ libraryId: 'lib', kind, uid: 'uid', status, tag, order })),
    ),
  ),
);

const CHILDREN_QUERIES = [null, 'open' as const].flatMap((status) =>
  TICKET_ORDERS.map((order) => ({ libraryId: 'lib', partOf: 'family', status, order })),
);

const FILTER_ANCHORS = [
  null,
  { path: 'assigned_to', values: ['uid'] },
  { path: 'created_by', values: ['uid'] },
  { path: 'team_ref', values: ['team'] },
  { path: 'last_message.sender_type', values: ['visitor'] },
] as const;
const FILTER_QUERIES = FILTER_ANCHORS.flatMap((anchor) =>
  [null, ['open', 'pending'] as const].flatMap((statuses) =>
    [null, 'tag'].flatMap((tag) =>
      [null, timestamp(0)].map((from) => ({
        libraryId: 'lib',
        sources: TICKET_SOURCES,
        statuses,
        tag,
        anchor,
        from,
        before: from,
      })),
    ),
  ),
);

const MENTION_LISTS = (['unread', 'all'] as const).flatMap((filter) =>
  (['newest', 'oldest'] as const).map((order) => ({ ...owner, filter, order })),
);
const DRAFT_LIST_QUERIES = REVIEW_FOR.flatMap((reviewFor) =>
  [null, 'submitted' as const].flatMap((state) =>
    [null, 'conversation'].map((conversationRef) => ({
      libraryId: 'lib',
      reviewFor,
      uid: 'uid',
      state,
      conversationRef,
    })),
  ),
);

const FORM_PERIODS = [null, timestamp(0)].flatMap((from) =>
  [null, timestamp(1)].map((before) => ({ formRef: 'form', from, before })),
);

/** Queries that take an object, by name, with all their options. */
const TAKING_OBJECTS: Readonly<Record<string, readonly StoreQuery[]>> = {
  newestSubmissions: FORM_PERIODS.map(newestSubmissions),
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
  ticketsOfList: TICKET_LIST_QUERIES.map(ticketsOfList),
  countedTickets: TICKET_LIST_QUERIES.map(countedTickets),
  childrenOfTicket: CHILDREN_QUERIES.map(childrenOfTicket),
  countedChildren: CHILDREN_QUERIES.map(countedChildren),
  filteredTickets: FILTER_QUERIES.map(filteredTickets),
  ticketsWaitingSince: [ticketsWaitingSince('lib', { after: timestamp(0), until: timestamp(1) }, 1)],
  waitingTickets: [
    { libraryId: 'lib', direction: 'asc' as const, levels: null },
    { libraryId: 'lib', direction: 'desc' as const, levels: null },
    { libraryId: 'lib', direction: 'asc' as const, levels: [4] },
  ].map(waitingTickets),
  mentionsOfList: MENTION_LISTS.map(mentionsOfList),
  countedMentions: MENTION_LISTS.map(countedMentions),
  draftsOfList: DRAFT_LIST_QUERIES.map(draftsOfList),
  countedDrafts: DRAFT_LIST_QUERIES.map(countedDrafts),
  ticketsWithWord: [null, timestamp(0)].flatMap((from) =>
    [null, timestamp(1)].map((to) => ticketsWithWord({ libraryId: 'lib', start: 'ref', from, to })),
  ),
  feedItems: EITHER.map((isRead) => feedItems(owner, isRead)),
  feedItemsUnordered: EITHER.map((isRead) => feedItemsUnordered(owner, isRead)),
  unreadAboutTicket: [unreadAboutTicket(owner, 'ref')],
};

/** If a query's fields depend on an argument, they depend on whether it is set or true. */
const VALUES = ['value', '', null, true] as const;

const allArguments = (parameters: number): readonly (readonly unknown[])[] =>
  parameters === 0
    ? [[]]
    : allArguments(parameters - 1).flatMap((first) => VALUES.map((value) => [...first, value]));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isQuery = (made: unknown): made is StoreQuery => isObject(made) && 'where' in made;

const isDocument = (made: unknown): made is StoreDocument =>
  isObject(made) && 'path' in made && 'read' in made && isObject(made.read);

type Exported = (...args: readonly unknown[]) => unknown;

/** What an export of a store names: queries or a document; nothing if it is neither. @throws Error for one to list above */
function namedBy(name: string, exported: Exported): readonly (StoreQuery | StoreDocument)[] {
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
  return [...queries, ...made.filter(isDocument)];
}

const STORES = fileURLToPath(new URL('../domain/src/stores/', import.meta.url));
const NAMED: (StoreQuery | StoreDocument)[] = [];
for (const file of readdirSync(STORES)) {
  const [, name] = /^([a-z-]+)\.ts$/.exec(file) ?? [];
  if (name === undefined) continue;
  const store: Readonly<Record<string, unknown>> = await import(`../domain/src/stores/${name}.ts`);
  for (const [exportName, exported] of Object.entries(store)) {
    if (typeof exported !== 'function') continue;
    NAMED.push(...namedBy(exportName, exported as Exported));
  }
}

const QUERIES = NAMED.filter(isQuery);
const NEEDED: CompositeIndex[] = QUERIES.flatMap((query) => compositeIndexOf(query) ?? []);

/** The collection of what a store names. Those below a document share their name. */
const groupOf = (named: StoreQuery | StoreDocument): string =>
  (isQuery(named) ? named.collection : named.path.slice(0, named.path.lastIndexOf('/'))).split('/').at(-1) ??
  '';

interface Declared {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly IndexField[];
}

const path = fileURLToPath(new URL('../firestore.indexes.json', import.meta.url));
interface Override {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly ttl?: boolean;
  readonly indexes: readonly object[];
}

const { indexes, fieldOverrides } = JSON.parse(readFileSync(path, 'utf8')) as {
  indexes: readonly Declared[];
  fieldOverrides: readonly Override[];
};

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

/** Of this repository's formatter. */
const LINE_WIDTH = 110;

/** Puts each field on one line, and all fields of an index where they fit, as this repository's formatter does. */
const asJson = (value: object): string =>
  JSON.stringify(value, null, 2)
    .replace(
      /\{([^{}]*"fieldPath"[^{}]*)\}/g,
      (_all, fields: string) => `{ ${fields.replace(/\s+/g, ' ').trim()} }`,
    )
    .replace(/^ *"fields": \[[^\]]*\]/gm, (all) => {
      const line = all.replace(/\[\s+/, '[').replace(/\s+\]/, ']').replace(/\n\s+/g, ' ');
      return line.length <= LINE_WIDTH ? line : all;
    });

/** The declared exemptions of fields from indexing, followed by the missing ones. */
function neededOverrides(): readonly Override[] {
  const kept = [...fieldOverrides];
  for (const named of NAMED) {
    const collectionGroup = groupOf(named);
    for (const fieldPath of unindexedFields(named.read)) {
      const isKept = kept.some(
        (one) => one.collectionGroup === collectionGroup && one.fieldPath === fieldPath,
      );
      if (!isKept) kept.push({ collectionGroup, fieldPath, indexes: [] });
    }
  }
  return kept;
}

it('firestore.indexes.json has the index of every query and no unused one, and exempts long fields', () =>
  expect(`${asJson({ indexes: neededIndexes(), fieldOverrides: neededOverrides() })}\n`).toMatchFileSnapshot(
    path,
  ));

it('no query asks for a field that has no index, except those that expire', () => {
  const asked = QUERIES.flatMap((query) =>
    [...query.where, ...query.orderBy].map(([field]) => `${groupOf(query)}.${field}`),
  );
  const exempted = fieldOverrides.filter(({ ttl }) => ttl !== true);
  const names = exempted.map((one) => `${one.collectionGroup}.${one.fieldPath}`);
  expect(names.filter((name) => asked.includes(name))).toEqual([]);
});
