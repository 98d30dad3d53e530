import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import * as agentNotifications from '@harborline/domain/stores/agent-notifications';
import * as articleDrafts from '@harborline/domain/stores/article-drafts';
import * as articles from '@harborline/domain/stores/articles';
import * as audit from '@harborline/domain/stores/audit';
import * as categories from '@harborline/domain/stores/categories';
import * as conversations from '@harborline/domain/stores/conversations';
import * as feeds from '@harborline/domain/stores/feeds';
import * as heldRequests from '@harborline/domain/stores/held-requests';
import * as invitations from '@harborline/domain/stores/invitations';
import * as libraries from '@harborline/domain/stores/libraries';
import * as mail from '@harborline/domain/stores/mail';
import * as messages from '@harborline/domain/stores/messages';
import * as outbox from '@harborline/domain/stores/outbox';
import * as readingWaits from '@harborline/domain/stores/reading-waits';
import type { StoreQuery } from '@harborline/domain/stores/store';
import * as translations from '@harborline/domain/stores/translations';
import * as users from '@harborline/domain/stores/users';
import {
  type CompositeIndex,
  compositeIndexOf,
  type IndexField,
} from '@harborline/domain/testing/composite-index';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { expect, it } from 'vitest';

/** Every query of a store, with all it may be asked: a query that is missing here does not compile. */
type AllQueries<Stores> = {
  readonly [Name in keyof Stores as Stores[Name] extends (...asked: never[]) => StoreQuery
    ? Name
    : never]: readonly StoreQuery[];
};

const at = timestamp(0);
const owner = { uid: 'uid', libraryId: 'lib' };
const EITHER = [null, true] as const;

const asked = <Stores>(queries: AllQueries<Stores>): readonly StoreQuery[] =>
  Object.values<readonly StoreQuery[]>(queries).flat();

const QUERIES: readonly StoreQuery[] = [
  ...asked<typeof agentNotifications>({
    mailedAbout: [agentNotifications.mailedAbout('lib', 'new_ticket', 1)],
  }),
  ...asked<typeof articleDrafts>({
    articleDrafts: [articleDrafts.articleDrafts('lib')],
  }),
  ...asked<typeof articles>({
    editedArticles: EITHER.flatMap((isPublished) =>
      [null, ['c'], ['c', 'd']].map((categoryIds) =>
        articles.editedArticles({ libraryId: 'lib', isArchived: false, isPublished, categoryIds }),
      ),
    ),
    unindexedArticles: [articles.unindexedArticles('lib', true), articles.unindexedArticles('lib', false)],
    articlesByTitle: [articles.articlesByTitle('lib', 'title')],
    visibleArticleRows: [articles.visibleArticleRows('lib', 'c')],
  }),
  ...asked<typeof audit>({
    newestAuditEntries: [null, 'uid'].flatMap((uid) =>
      [null, ['role-changed'] as const].flatMap((actions) =>
        [null, at].map((since) => audit.newestAuditEntries({ libraryId: 'lib', uid, actions, since })),
      ),
    ),
  }),
  ...asked<typeof categories>({
    allCategories: [categories.allCategories('lib')],
    enabledCategories: [categories.enabledCategories('lib')],
  }),
  ...asked<typeof conversations>({
    newestTickets: [conversations.newestTickets('lib', null), conversations.newestTickets('lib', 'open')],
    alertingTickets: [conversations.alertingTickets('lib')],
    ongoingChats: [conversations.ongoingChats('lib', 'uid', 1)],
    ticketOfVisitor: [conversations.ticketOfVisitor('lib', 'uid', 1)],
  }),
  ...asked<typeof feeds>({
    feedItems: EITHER.map((isRead) => feeds.feedItems(owner, isRead)),
    feedItemsUnordered: EITHER.map((isRead) => feeds.feedItemsUnordered(owner, isRead)),
  }),
  ...asked<typeof heldRequests>({
    newestHeldRequests: [heldRequests.newestHeldRequests('lib')],
    anyHeldRequest: [heldRequests.anyHeldRequest('lib')],
    heldRequestsUntil: [heldRequests.heldRequestsUntil('lib', at, 1)],
    heldRequestOfVisitor: [heldRequests.heldRequestOfVisitor('lib', 'uid', 1)],
  }),
  ...asked<typeof invitations>({
    newestInvitations: [
      invitations.newestInvitations('lib', null),
      invitations.newestInvitations('lib', 'pending'),
    ],
    pendingInvitations: [invitations.pendingInvitations('lib')],
  }),
  ...asked<typeof libraries>({
    childLibraries: [libraries.childLibraries('lib')],
    chatIntegratedLibraries: [libraries.chatIntegratedLibraries()],
  }),
  ...asked<typeof mail>({
    mailArrivals: [mail.mailArrivals(at, at)],
  }),
  ...asked<typeof messages>({
    newestMessages: [messages.newestMessages('ref')],
    lastPublicMessages: [messages.lastPublicMessages('ref', 1)],
    publicMessagesAfter: [messages.publicMessagesAfter('ref', at, 1)],
  }),
  ...asked<typeof outbox>({
    outboxMails: [outbox.outboxMails('lib', ''), outbox.outboxMails('lib', 'vera@')],
    unsentMails: [outbox.unsentMails()],
  }),
  ...asked<typeof readingWaits>({
    dueReadingWaits: [readingWaits.dueReadingWaits(at)],
  }),
  ...asked<typeof translations>({
    allTranslations: [translations.allTranslations('lib')],
  }),
  ...asked<typeof users>({
    teammates: [users.teammates('lib', 1)],
    managers: [users.managers('lib', 1)],
    teammatesById: EITHER.map((isActive) => users.teammatesById('lib', isActive)),
    activeOwners: [users.activeOwners('lib')],
    actingPeople: [users.actingPeople('lib', 'home', 1)],
    overdueActors: [users.overdueActors(at)],
  }),
];

interface Declared {
  readonly collectionGroup: string;
  readonly fields: readonly IndexField[];
}

const path = fileURLToPath(new URL('../firestore.indexes.json', import.meta.url));
const { indexes } = JSON.parse(readFileSync(path, 'utf8')) as { indexes: readonly Declared[] };

const spelt = (fields: readonly IndexField[]): string[] => fields.map((field) => JSON.stringify(field));

/** Fields that are compared for equality serve in any order. */
function serves({ collectionGroup, fields }: Declared, needed: CompositeIndex): boolean {
  const equal = fields.slice(0, needed.equal.length);
  const order = fields.slice(needed.equal.length);
  return (
    collectionGroup === needed.collectionGroup &&
    isDeepStrictEqual(spelt(equal).sort(), spelt(needed.equal).sort()) &&
    isDeepStrictEqual(spelt(order), spelt(needed.order))
  );
}

const NEEDED = QUERIES.map(compositeIndexOf).filter((index) => index !== null);

it('firestore.indexes.json has the index of every query', () => {
  const missing = NEEDED.filter((needed) => !indexes.some((declared) => serves(declared, needed)));
  expect(missing).toEqual([]);
});

it('firestore.indexes.json has no index that no query needs', () => {
  const idle = indexes.filter((declared) => !NEEDED.some((needed) => serves(declared, needed)));
  expect(
    idle.map(({ collectionGroup, fields }) => [collectionGroup, ...fields.map(({ fieldPath }) => fieldPath)]),
  ).toEqual([]);
});
