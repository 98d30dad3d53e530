import { ENDPOINTS } from '@harborline/domain/api/endpoints';
import { RATE_CLASSES } from '@harborline/domain/api/rate-classes';
import { buildMessage } from '@harborline/domain/conversation/build-message';
import type { RatingSettings } from '@harborline/domain/entities/rating';
import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { type RatedAnswer, ratingKey } from '@harborline/domain/ratings/rating-key';
import { makeConversation } from '@harborline/domain/testing/factories';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { signRatingLink } from '../src/inbox/ratings/link-signature';
import { settleRequest } from '../src/inbox/ratings/settle-request';
import { config } from '../src/platform/config';
import { call, fromAnywhere } from './support/call';
import { deliverCreated } from './support/deliver';
import { mailsTo } from './support/mailbox';
import { type Identity, newChatStaff, newStaff, newVisitor } from './support/people';
import { db, eventually, untilRefused } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

const RATING = '/api/inbox/rating';
const HOUR_MS = 3_600_000;
const AT_ONCE: RatingSettings = { isOn: true, delayHours: 0, isSignatureRequired: true };
const OFF: RatingSettings = { isOn: false, delayHours: 0, isSignatureRequired: false };

let libraryId = '';
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary({ ratings: OFF });
  agent = await newChatStaff(libraryId, 'agent');
});

interface Thread {
  readonly ref: string;
  readonly email: string;
}

async function newThread(library = libraryId): Promise<Thread> {
  const ref = unique('conversation');
  const email = `${unique('vera-')}@visitor.example`;
  const conversation = makeConversation({ support_lib_id: library, visitor_uids: ['vera'] });
  await db
    .doc(docPath.conversation(ref))
    .set({ ...stored(conversation), visitor: { ...conversation.visitor, email } });
  return { ref, email };
}

interface Written {
  readonly library?: string;
  readonly from?: 'agent' | 'note' | 'visitor';
  /** by whom; the agent of the tests by default */
  readonly by?: string;
  readonly atMs?: number;
}

async function write(ref: string, { library = libraryId, from = 'agent', by, atMs }: Written = {}) {
  const id = unique('message');
  const message = buildMessage({
    conversationRef: ref,
    libraryId: library,
    senderType: from,
    senderRef: by ?? agent.uid,
    senderName: 'Ada',
    text: 'It is on its way.',
    createdAt: Timestamp.fromMillis(atMs ?? Date.now()),
  });
  await db.doc(docPath.message(ref, id)).create(message);
  return { conversationRef: ref, messageId: id, libraryId: library };
}

const newAnswer = async (written: Written = {}): Promise<RatedAnswer> =>
  write((await newThread(written.library)).ref, written);

const signed = (answer: RatedAnswer) => ({
  key: ratingKey(answer),
  signature: signRatingLink(answer, config().linkSigningSecret),
});

type Link = { readonly key: string; readonly signature?: string };

// Each call from an address of its own, so that tests do not use up the limit of others.
const read = (link: Link) =>
  call('GET', `${RATING}?${new URLSearchParams({ ...link })}`, undefined, { headers: fromAnywhere() });
const rate = (link: Link, rating: unknown, comment: unknown = '') =>
  call('PUT', RATING, { ...link, rating, comment }, { headers: fromAnywhere() });

const ratingOf = async ({ conversationRef, messageId }: RatedAnswer) =>
  (await db.doc(docPath.rating(conversationRef, messageId)).get()).data();
const figuresOf = async (uid: string) => (await db.doc(docPath.ratingFigures(libraryId, uid)).get()).data();

describe('messages/rating: the visitor of the conversation (S7.2-18, D-97)', () => {
  const OWN = '/api/inbox/messages/rating';
  let asking = '';
  let visitor: Identity;
  let stranger: Identity;
  beforeAll(async () => {
    asking = await newLibrary({ ratings: AT_ONCE });
    [visitor, stranger] = await Promise.all([newVisitor(), newVisitor()]);
  });

  const answerTo = async (who: Identity, library = asking) => {
    const answer = await newAnswer({ library, by: unique('agent') });
    await db.doc(docPath.conversation(answer.conversationRef)).update({ visitor_uids: [who.uid] });
    return answer;
  };
  const idsOf = ({ conversationRef, messageId }: RatedAnswer) => ({
    conversation_ref: conversationRef,
    message_id: messageId,
  });
  const ask = (answer: RatedAnswer, who = visitor) =>
    call('GET', `${OWN}?${new URLSearchParams(idsOf(answer))}`, undefined, { token: who.token });
  const give = (answer: RatedAnswer, message_rating: unknown, who = visitor) =>
    call('PUT', OWN, { ...idsOf(answer), message_rating, message_review: 'Quick.' }, { token: who.token });

  it('asks, takes one rating, and lets it be changed', async () => {
    const answer = await answerTo(visitor);
    expect((await ask(answer)).body.data).toEqual({ is_asked: true, rating: null });
    expect((await give(answer, 4)).body.data).toEqual({ message_rating: 4 });
    expect((await give(answer, 5)).status).toBe(200);
    expect(await ratingOf(answer)).toMatchObject({
      message_rating: 5,
      message_review: 'Quick.',
      sent_via: 'portal',
      sender_ref: visitor.uid,
    });
    expect((await ask(answer)).body.data).toEqual({ is_asked: true, rating: 5 });
  });

  it("is closed to everybody else, and for what is no answer of the team's", async () => {
    const answer = await answerTo(visitor);
    for (const { status } of [await ask(answer, stranger), await give(answer, 1, stranger)])
      expect(status).toBe(404);
    for (const from of ['note', 'visitor'] as const) {
      const other = await write(answer.conversationRef, { library: asking, from });
      expect((await ask(other)).status).toBe(404);
      expect((await give(other, 1)).status).toBe(404);
    }
    expect((await give({ ...answer, messageId: 'unknown' }, 1)).status).toBe(404);
    expect((await give(answer, 6)).status).toBe(400);
    expect(await ratingOf(answer)).toBeUndefined();
  });

  it('asks nobody where the library asks for no ratings, or the time is over', async () => {
    const quiet = await answerTo(visitor, libraryId);
    expect((await ask(quiet)).body.data).toEqual({ is_asked: false, rating: null });
    const old = await answerTo(visitor);
    const atMs = Date.now() - DURATIONS.ratingOpenMs - 1;
    await db
      .doc(docPath.message(old.conversationRef, old.messageId))
      .update({ created_at: Timestamp.fromMillis(atMs) });
    expect((await ask(old)).body.data).toEqual({ is_asked: false, rating: null });
    expect((await give(old, 3)).status).toBe(410);
  });
});

describe('PUT rating (S3-37, D-06)', () => {
  it('stores one rating of an answer, in the name of the visitor of the record', async () => {
    const answer = await newAnswer();
    expect(await rate(signed(answer), 4, ' Quick. ')).toEqual({
      status: 200,
      body: { status: 200, data: { rating: 4 } },
    });
    expect(await ratingOf(answer)).toMatchObject({
      support_lib_id: libraryId,
      conversation_ref: answer.conversationRef,
      message_id: answer.messageId,
      message_rating: 4,
      message_review: 'Quick.',
      sent_via: 'portal',
      sender_ref: 'vera',
      agent_ref: agent.uid,
      agent_name: 'Ada',
    });
  });

  it('is changed within 7 days; an empty comment keeps the one before', async () => {
    const by = unique('agent');
    const answer = await newAnswer({ by });
    await rate(signed(answer), 2, 'Slow.');
    await rate(signed(answer), 5);
    expect(await ratingOf(answer)).toMatchObject({ message_rating: 5, message_review: 'Slow.' });
    expect(await figuresOf(by)).toMatchObject({ count: 1, sum: 5 });
    const eightDaysAgo = Timestamp.fromMillis(Date.now() - DURATIONS.ratingChangeableMs - 1);
    await db.doc(docPath.rating(answer.conversationRef, answer.messageId)).update({ rated_at: eightDaysAgo });
    expect((await rate(signed(answer), 1)).status).toBe(410);
    expect(await ratingOf(answer)).toMatchObject({ message_rating: 5 });
    expect((await read(signed(answer))).body.data).toMatchObject({ is_open: false });
  });

  it('is not given after 60 days', async () => {
    const answer = await newAnswer({ atMs: Date.now() - DURATIONS.ratingOpenMs - 1 });
    expect((await rate(signed(answer), 5)).status).toBe(410);
    expect(await ratingOf(answer)).toBeUndefined();
  });

  it('counts for the teammate who wrote the answer, once for each, also for several at once', async () => {
    const by = unique('agent');
    const answers = await Promise.all([1, 2, 3].map(() => newAnswer({ by })));
    await Promise.all(answers.map((answer, index) => rate(signed(answer), index + 3)));
    await rate(signed(answers[0] ?? (await newAnswer())), 3);
    expect(await figuresOf(by)).toEqual({
      ...{ support_lib_id: libraryId, agent_ref: by, agent_name: 'Ada' },
      ...{ count: 3, sum: 12 },
    });
  });

  it.each([0, 6, -1, 2.5, '4', null, undefined, [5]])('refuses the rating %o', async (rating) => {
    const answer = await newAnswer();
    expect((await rate(signed(answer), rating)).status).toBe(400);
    expect(await ratingOf(answer)).toBeUndefined();
  });

  it('refuses a comment that is too long or no text', async () => {
    const answer = await newAnswer();
    for (const comment of ['x'.repeat(LIMITS.ratingComment + 1), 7, null])
      expect((await rate(signed(answer), 5, comment)).status).toBe(400);
    expect(await ratingOf(answer)).toBeUndefined();
  });

  it('is limited for each network address', async () => {
    const headers = fromAnywhere();
    const answer = await newAnswer();
    const { limit } = { limit: RATE_CLASSES.rating.address };
    const { passed, isRefused } = await untilRefused(limit, async () => {
      const { status } = await call(
        'PUT',
        RATING,
        { ...signed(answer), rating: 5, comment: '' },
        { headers },
      );
      return status !== 429;
    });
    expect([isRefused, passed >= limit]).toEqual([true, true]);
  });
});

describe('GET rating', () => {
  it('says what is rated, and never a comment', async () => {
    const answer = await newAnswer();
    const about = { company_name: 'Acme', agent_name: 'Ada', is_open: true };
    expect((await read(signed(answer))).body.data).toMatchObject({ ...about, rating: null });
    await rate(signed(answer), 3, 'My secret');
    const after = await read(signed(answer));
    expect(after.body.data).toMatchObject({ ...about, rating: 3 });
    expect(JSON.stringify(after.body)).not.toContain('secret');
  });

  it('records nothing, however often a program fetches the link', async () => {
    const answer = await newAnswer();
    for (const _time of [1, 2, 3]) await read({ ...signed(answer) });
    expect(await ratingOf(answer)).toBeUndefined();
    const methods = ENDPOINTS.filter(({ name }) => name.endsWith(RATING)).map(
      ({ contract }) => contract.method,
    );
    expect(methods.sort()).toEqual(['GET', 'PUT']);
  });
});

describe('abuse test 6: a link that names something else', () => {
  const refusals = (link: Link) => Promise.all([read(link), rate(link, 5)]);

  it('is refused with the same words, whatever is wrong', async () => {
    const answer = await newAnswer();
    const other = await newAnswer();
    const note = await newAnswer({ from: 'note' });
    const ofVisitor = await newAnswer({ from: 'visitor' });
    const stranger = await newLibrary();
    const wrong: Link[] = [
      signed({ ...answer, messageId: other.messageId }),
      signed({ ...answer, conversationRef: other.conversationRef }),
      signed({ ...answer, libraryId: stranger }),
      signed({ ...answer, libraryId: 'nosuchlibrary' }),
      signed({ ...answer, messageId: 'guessed' }),
      signed(note),
      signed(ofVisitor),
      { key: ratingKey(answer), signature: signed(other).signature },
      { key: ratingKey(answer), signature: 'x' },
      { key: 'nonsense', signature: '' },
      { key: '', signature: '' },
    ];
    const said = new Set<string>();
    for (const link of wrong) {
      for (const { status, body } of await refusals(link)) {
        expect(status).toBe(404);
        said.add(String(body.message));
      }
    }
    expect(said.size).toBe(1);
    for (const one of [answer, other, note, ofVisitor]) expect(await ratingOf(one)).toBeUndefined();
  });

  it('D-06: needs a signature only where the library asks for one', async () => {
    const answer = await newAnswer();
    expect((await rate({ key: ratingKey(answer) }, 4)).status).toBe(200);
    const strict = await newLibrary({ ratings: AT_ONCE });
    const elsewhere = await newAnswer({ library: strict });
    for (const { status } of await refusals({ key: ratingKey(elsewhere) })) expect(status).toBe(404);
    expect((await rate(signed(elsewhere), 4)).status).toBe(200);
  });
});

describe('the mail after a ticket is closed (D-97)', () => {
  /** A library, its agent, and a ticket that the agent has answered. */
  async function answered(ratings: RatingSettings) {
    const library = await newLibrary({ ratings });
    const staff = await newChatStaff(library, 'agent');
    const thread = await newThread(library);
    const answer = await write(thread.ref, { library, by: staff.uid });
    const set = (status: string) =>
      call('PATCH', '/api/inbox/tickets', { conversation_ref: thread.ref, status }, { token: staff.token });
    return { ...thread, answer, set };
  }

  const requestOf = (ref: string) => db.doc(docPath.ratingRequest(ref)).get();
  const mailsOf = async (ref: string) => {
    const { docs } = await db.collection(COLLECTIONS.outbox).where('conversation_ref', '==', ref).get();
    return docs.filter((mail) => mail.get('kind') === 'rating');
  };
  /** Settles it unless the schedule of the suite did, as it would run after these hours. */
  async function settle(ref: string, hours = 0) {
    await settleRequest(ref, Date.now() + hours * HOUR_MS);
    return eventually(async () => {
      expect((await requestOf(ref)).exists).toBe(false);
    });
  }

  it('goes out once with five star links, each of which the page accepts', async () => {
    const { ref, email, answer, set } = await answered(AT_ONCE);
    await set('closed');
    await Promise.all([settleRequest(ref, Date.now()), settle(ref)]);
    const mail = await eventually(async () => {
      const found = (await mailsTo(email)).filter(({ text }) => text.includes('/reviewForm'));
      expect(found).toHaveLength(1);
      return found[0];
    });
    expect(mail?.subject).toBe('How did we do? (#42)');
    const { key, signature } = signed(answer);
    const links = [...(mail?.text ?? '').matchAll(/https?:\S+/g)].map(([url]) => new URL(url));
    expect(links.map(({ searchParams }) => searchParams.get('rating')).sort()).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
    for (const { pathname, searchParams } of links) {
      expect([pathname, searchParams.get('key'), searchParams.get('signature')]).toEqual([
        '/reviewForm',
        key,
        signature,
      ]);
    }
    // D-07: nothing that the visitor wrote.
    expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toContain('Where is my order');
    expect(await mailsOf(ref)).toHaveLength(1);
  });

  it('waits for the delay of the library', async () => {
    const { ref, set } = await answered({ ...AT_ONCE, delayHours: 24 });
    await set('closed');
    expect(await settleRequest(ref, Date.now() + 23 * HOUR_MS)).toBe(false);
    expect((await requestOf(ref)).get('is_planned')).toBe(true);
    expect(await mailsOf(ref)).toHaveLength(0);
    await settle(ref, 25);
    expect(await mailsOf(ref)).toHaveLength(1);
  });

  it('is not sent if the ticket was opened again before the delay ended', async () => {
    const { ref, set } = await answered({ ...AT_ONCE, delayHours: 1 });
    await set('closed');
    await set('open');
    await settle(ref, 2);
    expect(await mailsOf(ref)).toHaveLength(0);
  });

  it('asks once for an answer that was rated already, however often the ticket is closed', async () => {
    const { ref, answer, set } = await answered(AT_ONCE);
    await set('closed');
    await settle(ref);
    await rate(signed(answer), 5);
    await set('open');
    await set('closed');
    await settle(ref);
    expect(await mailsOf(ref)).toHaveLength(1);
  });

  it('is not sent while the library has it off, without an answer, an address, or time left to rate', async () => {
    const off = await answered(OFF);
    await off.set('closed');
    await settle(off.ref);
    const silent = await answered(AT_ONCE);
    await db.doc(docPath.message(silent.ref, silent.answer.messageId)).delete();
    const nameless = await answered(AT_ONCE);
    await db.doc(docPath.conversation(nameless.ref)).update({ 'visitor.email': '' });
    const old = await answered(AT_ONCE);
    const long = Timestamp.fromMillis(Date.now() - DURATIONS.ratingOpenMs);
    await db.doc(docPath.message(old.ref, old.answer.messageId)).update({ created_at: long });
    for (const { ref, set } of [silent, nameless, old]) {
      await set('closed');
      await settle(ref);
    }
    for (const { ref } of [off, silent, nameless, old]) expect(await mailsOf(ref)).toHaveLength(0);
  });

  it('is asked for by no other change of the status', async () => {
    const { ref, set } = await answered(AT_ONCE);
    await set('pending');
    await set('open');
    expect((await requestOf(ref)).exists).toBe(false);
  });
});

describe('the feeds', () => {
  it('tell teammates who read tickets of a rating, once, and nobody else', async () => {
    const library = await newLibrary({ ratings: OFF });
    const [reader, writer, foreign] = [
      await newStaff(library, 'agent'),
      await newStaff(library, 'writer'),
      await newStaff(await newLibrary(), 'agent'),
    ];
    const answer = await newAnswer({ library, by: reader.uid });
    await rate({ key: ratingKey(answer) }, 4);
    const feedOf = async (uid: string) =>
      (await db.collection(COLLECTIONS.feeds).where('ref_uid', '==', uid).get()).docs;
    await eventually(async () => expect(await feedOf(reader.uid)).toHaveLength(1));
    expect((await feedOf(reader.uid))[0]?.data()).toMatchObject({
      support_lib_id: library,
      is_read: false,
      activity_name: 'rated 4 of 5 for Ada in ticket #42',
      agent: { agent_name: 'A visitor', agent_picture: '' },
      entity_type: 'Rating',
    });
    await rate({ key: ratingKey(answer) }, 2);
    const path = docPath.rating(answer.conversationRef, answer.messageId);
    expect(await deliverCreated('onRatingCreated', path)).toBe(200);
    expect(await feedOf(reader.uid)).toHaveLength(1);
    for (const { uid } of [writer, foreign]) expect(await feedOf(uid)).toHaveLength(0);
  });
});
