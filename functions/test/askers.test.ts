import { countAskers, linkSearch, previewAskers, tellAskers } from '@harborline/domain/api/activity/askers';
import { recordSearch, updateSearch } from '@harborline/domain/api/activity/searches';
import { type Contract, pathOf } from '@harborline/domain/api/contract';
import { RATE_CLASSES } from '@harborline/domain/api/rate-classes';
import { messageSchema } from '@harborline/domain/entities/conversation';
import type { MailRecord } from '@harborline/domain/entities/mail';
import { searchRequestSchema } from '@harborline/domain/entities/search-activity';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { makeArticle } from '@harborline/domain/testing/factories';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { findAskers } from '../src/activity/askers/find-askers';
import { tellAsker } from '../src/activity/askers/tell-asker';
import { failedSearchId, searchActivityOf } from '../src/activity/searches/search-records';
import { call } from './support/call';
import { mailsTo } from './support/mailbox';
import { type Identity, newStaff, newVisitor, overriding } from './support/people';
import { db, eventually } from './support/suite';
import {
  change,
  layOut,
  newLibrary,
  newRecord,
  stored,
  unique,
  writeHeldRequest,
  writeRecord,
} from './support/world';

/** A request starts several functions, which takes long on a busy machine. */
const COLD_MS = 300_000;

let libraryId = '';
let admin: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  admin = await newStaff(libraryId, 'admin', { display_name: 'Ada' });
});

const ask = (contract: Contract, input: Record<string, unknown>, { token } = admin) => {
  const path = pathOf(contract);
  return contract.method === 'GET'
    ? call('GET', `${path}?${new URLSearchParams(input as Record<string, string>)}`, undefined, { token })
    : call(contract.method, path, input, { token });
};

async function failedSearchBy({ token }: Identity, query: string): Promise<string> {
  const searchActivity = { searchQuery: query, status: 'failed', timestamp: Date.now() };
  const answer = await call(
    'POST',
    pathOf(recordSearch),
    { supportLibId: libraryId, searchActivity },
    { token },
  );
  return String(answer.body.data?.searchId);
}

const follow = ({ token }: Identity, id: string, ticketId: number) =>
  call('PATCH', pathOf(updateSearch), { id, ticket: 1, ticket_id: ticketId }, { token });

/** Someone who searched in vain and then sent a request, which has become a ticket. */
async function newAsker(query: string, visitor?: Identity, changes: Partial<MailRecord> = {}) {
  const person = visitor ?? (await newVisitor());
  const searchId = await failedSearchBy(person, query);
  const record = newRecord(libraryId, person.uid, changes);
  const mail = await writeRecord(record);
  expect((await follow(person, searchId, record.ticketId)).body.data).toEqual({ isUpdated: true });
  const ref = await eventually(async () => {
    const found: unknown = (await mail.get()).get('delivery.conversation_ref');
    if (typeof found !== 'string' || found === '') throw new Error('There is no ticket yet');
    return found;
  });
  return { person, record, ref };
}

async function newArticle(query: string, changes: object = {}): Promise<string> {
  const id = unique('article');
  const article = stored(makeArticle({ support_lib_id: libraryId, article_title: `All about ${query}` }));
  await layOut(articleDocument(id), { ...article, ...changes });
  const linked = await ask(linkSearch, { failed_search: failedSearchId(libraryId, query), articleId: id });
  expect(linked.body.data).toEqual({ isLinked: true });
  return id;
}

const repliesIn = async (ref: string) => {
  const found = await db.collection(docPath.messages(ref)).where('sender_type', '==', 'agent').get();
  return found.docs.map((document) => messageSchema.parse(document.data()));
};

const requestsAfter = async (query: string) => {
  const found = await db
    .collection(COLLECTIONS.searchRequests)
    .where('failed_search', '==', failedSearchId(libraryId, query))
    .get();
  return found.docs.map((document) => searchRequestSchema.parse(document.data()));
};

async function countsOf(query: string) {
  const counted = countAskers.answer.parse((await ask(countAskers, { days: 7 })).body.data);
  const found = counted.searches.find(
    ({ failed_search }) => failed_search === failedSearchId(libraryId, query),
  );
  if (found === undefined) return undefined;
  const { failed_search: _id, ...counts } = found;
  return counts;
}

const preview = async (articleId: string) => (await ask(previewAskers, { articleId })).body.data;

describe('a request after a failed search', () => {
  it(
    'D-74: remembers the search, scrubbed and without its visitor, for 90 days (D-50)',
    async () => {
      const query = `${unique('lost')} of ada@example.com`;
      const { person, record } = await newAsker(query);
      const shown = query.replace('ada@example.com', '[email]');
      const [found, ...more] = await requestsAfter(shown);
      expect(more).toEqual([]);
      expect(found).toMatchObject({
        support_lib_id: libraryId,
        query: shown,
        ticket_id: record.ticketId,
        told_article: '',
      });
      expect(JSON.stringify(found)).not.toContain(person.uid);
      const keptDays = ((found?.expires_at.toMillis() ?? 0) - (found?.asked_at.toMillis() ?? 0)) / 86_400_000;
      expect(keptDays).toBeCloseTo(90, 1);
    },
    COLD_MS,
  );

  it(
    "D-74: is the visitor's own, of this library and about the time of the search, or none",
    async () => {
      const [visitor, other] = [await newVisitor(), await newVisitor()];
      const query = unique('trailer');
      const id = await failedSearchBy(visitor, query);
      const foreign = newRecord(libraryId, other.uid);
      const elsewhere = newRecord(await newLibrary(), visitor.uid);
      const old = newRecord(libraryId, visitor.uid);
      await Promise.all([writeRecord(foreign), writeRecord(elsewhere)]);
      const longAgo = Timestamp.fromMillis(Date.now() - 2 * 3_600_000);
      await db.doc(docPath.mail(old.ticketId)).set({ ...old, created_at: longAgo });
      for (const ticketId of [
        foreign.ticketId,
        elsewhere.ticketId,
        old.ticketId,
        newRecord('', '').ticketId,
      ]) {
        expect((await follow(visitor, id, ticketId)).status).toBe(404);
      }
      expect(await requestsAfter(query)).toEqual([]);
      expect((await db.doc(searchActivityOf(visitor.uid, id).path).get()).get('ticket')).toBe(0);
    },
    COLD_MS,
  );

  it(
    'D-74: follows one search only',
    async () => {
      const { person, record } = await newAsker(unique('bottle'));
      const query = unique('cage');
      const id = await failedSearchBy(person, query);
      expect((await follow(person, id, record.ticketId)).status).toBe(404);
      expect(await requestsAfter(query)).toEqual([]);
    },
    COLD_MS,
  );

  it(
    'D-74: counts a visitor once per search, with the latest request',
    async () => {
      const query = unique('bell');
      const { person } = await newAsker(query);
      const { record } = await newAsker(query, person);
      expect(await requestsAfter(query)).toMatchObject([{ ticket_id: record.ticketId }]);
      await newAsker(query);
      expect(await countsOf(query)).toEqual({ people: 2, told: 0, tellable: 0 });
    },
    COLD_MS,
  );

  it(
    'D-74: is remembered for a few searches of one visitor a day; the request itself goes on',
    async () => {
      const eager = await newVisitor();
      const queries = Array.from({ length: RATE_CLASSES.searchRequest.visitor + 1 }, () => unique('flood'));
      for (const query of queries) {
        const id = await failedSearchBy(eager, query);
        const record = newRecord(libraryId, eager.uid);
        await writeRecord(record);
        expect((await follow(eager, id, record.ticketId)).body.data).toEqual({ isUpdated: true });
      }
      const remembered = await Promise.all(queries.map(requestsAfter));
      expect(remembered.map(({ length }) => length)).toEqual([...queries.slice(1).map(() => 1), 0]);
    },
    COLD_MS,
  );
});

describe('POST searches/askers', () => {
  it(
    'U-11: replies once in each ticket, even when two people press at once, and mails the reply',
    async () => {
      const query = unique('kickstand');
      const askers = [await newAsker(query), await newAsker(query)];
      const articleId = await newArticle(query);
      const shown = await preview(articleId);
      expect(shown).toMatchObject({ is_readable: true, sender_name: 'Ada', tellable: 2, told: 0 });
      expect(shown?.message).toContain(`/${articleId}`);
      expect(shown?.message).toContain(`All about ${query}`);

      const teammate = await newStaff(libraryId, 'admin');
      const answers = await Promise.all([
        ask(tellAskers, { articleId }),
        ask(tellAskers, { articleId }, teammate),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers.reduce((sum, { body }) => sum + Number(body.data?.told), 0)).toBe(2);
      expect((await ask(tellAskers, { articleId })).body.data).toEqual({ told: 0, next: null });
      for (const { ref, record } of askers) {
        const [reply, ...more] = await repliesIn(ref);
        expect(more).toEqual([]);
        expect(reply).toMatchObject({ text: shown?.message, is_public: true, support_lib_id: libraryId });
        const ticket = await db.doc(docPath.conversation(ref)).get();
        expect(ticket.get('last_message')).toMatchObject({ sender_type: 'agent' });
        expect(ticket.get('is_unread_by_staff')).toBe(true);
        await eventually(async () => {
          const mails = await mailsTo(record.replyTo);
          expect(mails.filter(({ text }) => text.includes(articleId))).toHaveLength(1);
        });
      }
      expect(await preview(articleId)).toMatchObject({ tellable: 0, told: 2 });
      expect(await countsOf(query)).toEqual({ people: 2, told: 2, tellable: 0 });
    },
    COLD_MS,
  );

  it(
    'U-11: tells a person once of an article that answers several of their searches',
    async () => {
      const [one, other] = [unique('stand'), unique('prop')];
      const { person, ref } = await newAsker(one);
      const later = await newAsker(other, person);
      const articleId = await newArticle(one);
      await ask(linkSearch, { failed_search: failedSearchId(libraryId, other), articleId });
      expect((await ask(tellAskers, { articleId })).body.data).toEqual({ told: 1, next: null });
      expect([await repliesIn(ref), await repliesIn(later.ref)].map(({ length }) => length)).toEqual([0, 1]);
    },
    COLD_MS,
  );

  it(
    'U-11: tells a person once of a search, also when another article takes the place of the first',
    async () => {
      const [query, elsewhere] = [unique('rack'), unique('basket')];
      const { ref } = await newAsker(query);
      await failedSearchBy(await newVisitor(), elsewhere);
      const existing = await newArticle(elsewhere);
      const failed_search = failedSearchId(libraryId, query);
      expect((await ask(linkSearch, { failed_search, articleId: existing })).status).toBe(200);
      expect((await ask(tellAskers, { articleId: existing })).body.data).toEqual({ told: 1, next: null });
      const better = await newArticle(query);
      expect(await preview(existing)).toMatchObject({ tellable: 0, told: 1 });
      expect(await preview(better)).toMatchObject({ tellable: 0, told: 0 });
      expect((await ask(tellAskers, { articleId: better })).body.data).toEqual({ told: 0, next: null });
      expect((await repliesIn(ref)).map(({ text }) => text.includes(existing))).toEqual([true]);
      expect(await countsOf(query)).toEqual({ people: 1, told: 1, tellable: 0 });
    },
    COLD_MS,
  );

  it(
    'U-11: tells a person once who asked from two browsers',
    async () => {
      const query = unique('mudguard');
      const mailbox = unique('vera');
      const first = await newAsker(query, undefined, { replyTo: `${mailbox}@visitor.example` });
      const later = await newAsker(query, undefined, { replyTo: `${mailbox}+shop@Visitor.example` });
      const articleId = await newArticle(query);
      expect(await countsOf(query)).toEqual({ people: 1, told: 0, tellable: 1 });
      expect(await preview(articleId)).toMatchObject({ tellable: 1 });
      expect((await ask(tellAskers, { articleId })).body.data).toEqual({ told: 1, next: null });
      expect((await ask(tellAskers, { articleId })).body.data).toEqual({ told: 0, next: null });
      const replies = await Promise.all([first, later].map(({ ref }) => repliesIn(ref)));
      expect(replies.map(({ length }) => length)).toEqual([0, 1]);
      expect(await countsOf(query)).toEqual({ people: 1, told: 1, tellable: 0 });
    },
    COLD_MS,
  );

  it(
    'U-11: tells of the article as it is when the reply is written',
    async () => {
      const query = unique('horn');
      const [one, other] = [await newAsker(query), await newAsker(query)];
      const articleId = await newArticle(query);
      const scope = { libraryId, articleId, nowMs: Date.now() };
      const telling = { ...scope, sender: { uid: admin.uid, name: 'Ada' } };
      const [first, second] = await findAskers(scope);
      if (first === undefined || second === undefined) throw new Error('Two people asked');
      await change(articleDocument(articleId), { article_title: 'A title of now' });
      expect(await tellAsker(first, telling)).toBe(true);
      await change(articleDocument(articleId), { is_published: false });
      expect(await tellAsker(second, telling)).toBe(false);
      const texts = [...(await repliesIn(one.ref)), ...(await repliesIn(other.ref))].map(({ text }) => text);
      expect(texts).toEqual([expect.stringContaining('A title of now')]);
    },
    COLD_MS,
  );

  it(
    'U-11: leaves out closed tickets and held requests, and says so',
    async () => {
      const query = unique('pannier');
      const closed = await newAsker(query);
      await change(conversationDocument(closed.ref), { status: 'closed' });
      const patient = await newVisitor();
      const id = await failedSearchBy(patient, query);
      const held = await writeHeldRequest(libraryId, { visitor_uid: patient.uid });
      await db.doc(docPath.mail(held)).update({ created_at: Timestamp.now() });
      expect((await follow(patient, id, held)).status).toBe(200);
      const articleId = await newArticle(query);
      expect(await preview(articleId)).toMatchObject({
        tellable: 0,
        left_out: { closed: 1, waiting: 1, gone: 0 },
      });
      expect(await countsOf(query)).toEqual({ people: 2, told: 0, tellable: 0 });
      expect((await ask(tellAskers, { articleId })).body.data).toEqual({ told: 0, next: null });
      expect(await repliesIn(closed.ref)).toEqual([]);
    },
    COLD_MS,
  );

  it(
    'U-11: tells no one of an article that visitors cannot read',
    async () => {
      const query = unique('saddle');
      const { ref } = await newAsker(query);
      for (const hidden of [{ is_published: false }, { is_disabled: true }]) {
        const articleId = await newArticle(query, hidden);
        expect(await preview(articleId)).toMatchObject({ is_readable: false, tellable: 1 });
        expect((await ask(tellAskers, { articleId })).status).toBe(409);
      }
      expect(await repliesIn(ref)).toEqual([]);
    },
    COLD_MS,
  );

  it(
    'U-11: is for people who answer tickets and write articles, of this library only',
    async () => {
      const query = unique('pedal');
      const { ref } = await newAsker(query);
      const articleId = await newArticle(query);
      const refused = [
        await newStaff(libraryId, 'writer'),
        await newStaff(libraryId, 'agent'),
        await newStaff(libraryId, 'admin', overriding('admin', { canReplyToTickets: false })),
        await newStaff(libraryId, 'admin', overriding('admin', { canViewExistingTickets: false })),
        await newStaff(
          libraryId,
          'admin',
          overriding('admin', { canCreateAndUpdateHelpCenterArticles: false }),
        ),
      ];
      for (const person of refused) {
        expect((await ask(tellAskers, { articleId }, person)).status).toBe(403);
        expect((await ask(previewAskers, { articleId }, person)).status).toBe(403);
      }
      const stranger = await newStaff(await newLibrary(), 'owner');
      expect((await ask(tellAskers, { articleId }, stranger)).status).toBe(404);
      expect((await ask(previewAskers, { articleId }, stranger)).status).toBe(404);
      const failed_search = failedSearchId(libraryId, query);
      expect((await ask(linkSearch, { failed_search, articleId }, stranger)).status).toBe(404);
      expect((await ask(countAskers, { days: 90 }, stranger)).body.data).toEqual({ searches: [] });
      expect(await repliesIn(ref)).toEqual([]);
    },
    COLD_MS,
  );
});

it(
  'U-11: a failed search keeps its article when it fails again',
  async () => {
    const query = unique('basket');
    await newAsker(query);
    const articleId = await newArticle(query);
    await failedSearchBy(await newVisitor(), query);
    const counts = await db.doc(docPath.failedSearch(failedSearchId(libraryId, query))).get();
    expect(counts.get('article_ref')).toBe(articleId);
  },
  COLD_MS,
);
