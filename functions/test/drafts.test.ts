import { getDrafts } from '@harborline/domain/api/inbox/drafts';
import { CHAT_SOURCE } from '@harborline/domain/entities/conversation';
import { replyDraftSchema } from '@harborline/domain/entities/reply-draft';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { meanwhileText } from '@harborline/domain/tickets/draft-review';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { historyOf } from './support/history';
import { type Identity, newChatStaff } from './support/people';
import { db, eventually } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

let libraryId = '';
/** reads tickets and submits, and may not answer */
let author: Identity;
let reviewer: Identity;
/** reads and answers tickets alone */
let agent: Identity;
let stranger: Identity;

const trainee = {
  agent_name: 'Tess',
  display_name: 'Tess',
  permissions: resolvePermissions('writer', { canViewExistingTickets: true }),
};

beforeAll(async () => {
  libraryId = await newLibrary();
  author = await newChatStaff(libraryId, 'writer', trainee);
  reviewer = await newChatStaff(libraryId, 'owner', { agent_name: 'Rita' });
  agent = await newChatStaff(libraryId, 'agent');
  stranger = await newChatStaff(await newLibrary(), 'owner');
});

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = stored(makeConversation({ support_lib_id: libraryId }));
  await db.doc(docPath.conversation(ref)).set({ ...ticket, ...changes });
  return ref;
}

const DRAFTS = '/api/inbox/drafts';

const submit = (conversation_ref: string, text: string, who = author, request_id = unique('request')) =>
  call('POST', DRAFTS, { conversation_ref, text, request_id }, who);

interface Named {
  readonly draft_message_ref: string;
  readonly version: number;
  readonly review_status?: string;
}

const change = (named: Named, body: object, who = author) =>
  call('PATCH', DRAFTS, { ...named, ...body }, who);
/** Decides on the state that is there, unless another one is named. */
async function decided(named: Named) {
  const draft = (await db.doc(docPath.replyDraft(named.draft_message_ref)).get()).data();
  return { review_status: draft?.state, ...named };
}
const review = async (named: Named, action: string, comment = '', who = reviewer) =>
  call('PATCH', `${DRAFTS}/review`, { ...(await decided(named)), action, comment }, who);
const comment = (named: Named, text: string, quote = '', who = reviewer) =>
  call('POST', `${DRAFTS}/comments`, { ...named, comment: text, quote }, who);
const send = async (named: Named, who = author) =>
  call('POST', `${DRAFTS}/send`, { ...(await decided(named)) }, who);

const refOf = (answer: Awaited<ReturnType<typeof call>>): string =>
  String(answer.body.data?.draft_message_ref);

async function newDraft(text = 'It arrives tomorrow.', who = author) {
  const ref = await newTicket();
  return { ref, v1: { draft_message_ref: refOf(await submit(ref, text, who)), version: 1 } };
}

const storedDraft = async ({ draft_message_ref }: Named) =>
  replyDraftSchema.parse((await db.doc(docPath.replyDraft(draft_message_ref)).get()).data());

async function messagesOf(ref: string) {
  const { docs } = await db.collection(docPath.messages(ref)).get();
  return docs.map((message) => ({ ...message.data(), id: message.id }));
}

const kindsOf = async (ref: string) => (await historyOf(ref)).map(({ kind }) => kind);

const refused = (text: string) => ({ status: 409, body: { message: text } });

describe('a draft (D-104)', () => {
  it('is submitted once, however often the page asks, and reaches no visitor', async () => {
    const ref = await newTicket();
    const request = unique('request');
    const [one, other] = await Promise.all([
      submit(ref, ' It arrives tomorrow. ', author, request),
      submit(ref, ' It arrives tomorrow. ', author, request),
    ]);
    expect(refOf(one)).toBe(refOf(other));
    expect(await storedDraft({ draft_message_ref: refOf(one), version: 1 })).toMatchObject({
      ...{ state: 'submitted', version: 1, author_ref: author.uid, author_name: 'Tess' },
      ...{ text: 'It arrives tomorrow.', ticket: { number: 42, title: 'Where is my order?' } },
    });
    expect(await messagesOf(ref)).toEqual([]);
    expect(await kindsOf(ref)).toEqual(['draft-submitted']);
    const ticket = (await db.doc(docPath.conversation(ref)).get()).data();
    expect(JSON.stringify(ticket)).not.toContain('tomorrow');
  });

  it('goes back with comments, comes again as another version, and is sent by its author once approved', async () => {
    const { ref, v1 } = await newDraft();
    expect(await review(v1, 'request-changes')).toMatchObject(refused(DRAFT_TEXTS.sayWhat));
    expect((await comment(v1, 'Which day?', 'tomorrow')).status).toBe(200);
    await comment(v1, 'Which day?', 'tomorrow');
    expect((await review(v1, 'request-changes')).body.data).toMatchObject({
      review_status: 'changes-requested',
    });
    expect(await send(v1)).toMatchObject(refused(DRAFT_TEXTS.tooLate['changes-requested']));
    const again = await change(v1, { action: 'submit', text: 'It arrives on Monday.' });
    expect(again.body.data).toMatchObject({ review_status: 'submitted', version: 2 });
    const v2 = { ...v1, version: 2 };
    expect((await review(v2, 'approve')).body.data).toMatchObject({ review_status: 'approved' });
    const sent = await send(v2);
    expect(sent.body.data).toMatchObject({ review_status: 'sent', version: 2 });
    expect(await messagesOf(ref)).toMatchObject([
      {
        ...{ id: sent.body.data?.message_ref, sender_type: 'agent', is_public: true },
        ...{ sender_ref: author.uid, sender_name: 'Tess', text: 'It arrives on Monday.' },
      },
    ]);
    const draft = await storedDraft(v1);
    expect(draft).toMatchObject({
      ...{ state: 'sent', submitted_text: 'It arrives tomorrow.', reviewer_name: 'Rita' },
      message_ref: sent.body.data?.message_ref,
    });
    expect(draft.comments).toMatchObject([
      { by_ref: reviewer.uid, version: 1, quote: 'tomorrow', text: 'Which day?' },
    ]);
    expect(await kindsOf(ref)).toEqual([
      'draft-submitted',
      'draft-changes-requested',
      'draft-submitted',
      'draft-approved',
      'draft-sent',
    ]);
    expect((await db.doc(docPath.conversation(ref)).get()).data()).toMatchObject({
      is_unread_by_staff: false,
      last_message: { preview: 'It arrives on Monday.', sender_type: 'agent', sender_name: 'Tess' },
    });
  });

  it('is approved and sent by a reviewer in one step, under the name of its author, and only once', async () => {
    const { ref, v1 } = await newDraft();
    const answers = await Promise.all([send(v1, reviewer), send(v1, reviewer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await messagesOf(ref)).toMatchObject([{ sender_ref: author.uid, sender_name: 'Tess' }]);
    const [, event] = await historyOf(ref);
    expect(event).toMatchObject({
      ...{ kind: 'draft-sent', actor_ref: reviewer.uid },
      details: { author: 'Tess', is_approval: 'yes' },
    });
    expect(await storedDraft(v1)).toMatchObject({ reviewer_ref: reviewer.uid });
    const toldOf = async (uid: string) =>
      (await db.collection('Feeds').where('ref_uid', '==', uid).where('conversation_ref', '==', ref).get())
        .docs;
    await eventually(async () =>
      expect((await toldOf(author.uid)).map((item) => item.get('activity_name'))).toEqual([
        DRAFT_TEXTS.feed.sent('#42'),
      ]),
    );
    // A reviewer is told of what waits for them, and not of what they did.
    await eventually(async () =>
      expect((await toldOf(reviewer.uid)).map((item) => item.get('activity_name'))).toEqual([
        'submitted a reply for review in #42 “Where is my order?”',
      ]),
    );
  });

  it('is neither sent, approved nor sent back in a version that has changed since it was read', async () => {
    const { ref, v1 } = await newDraft();
    await change(v1, { action: 'submit', text: 'Something else.' });
    const stale = refused(DRAFT_TEXTS.otherVersion);
    expect(await send(v1, reviewer)).toMatchObject(stale);
    expect(await review(v1, 'approve')).toMatchObject(stale);
    expect(await review(v1, 'request-changes', 'No.')).toMatchObject(stale);
    expect(await comment(v1, 'Good.')).toMatchObject(stale);
    expect(await change(v1, { action: 'submit', text: 'Third.' })).toMatchObject(stale);
    expect(await messagesOf(ref)).toEqual([]);
  });

  it('takes one of two decisions that are made at once, and tells the second of the first', async () => {
    const second = await newChatStaff(libraryId, 'owner', { agent_name: 'Sam' });
    const { ref, v1 } = await newDraft();
    const seen = { ...v1, review_status: 'submitted' };
    const answers = await Promise.all([
      review(seen, 'request-changes', 'Name the day.'),
      review(seen, 'approve', '', second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const draft = await storedDraft(v1);
    expect(draft.state).toBe(answers[0].status === 200 ? 'changes-requested' : 'approved');
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(meanwhileText(draft));
    expect(await kindsOf(ref)).toEqual(['draft-submitted', `draft-${draft.state}`]);
  });

  it('is not approved, sent back or sent on a state that is past', async () => {
    const { ref, v1 } = await newDraft();
    const seen = { ...v1, review_status: 'submitted' };
    await review(seen, 'approve');
    const approved = refused(DRAFT_TEXTS.meanwhile.approved('Rita'));
    const second = await newChatStaff(libraryId, 'owner', { agent_name: 'Sam' });
    expect(await send(seen, second)).toMatchObject(approved);
    expect(await review(seen, 'request-changes', 'No.', second)).toMatchObject(approved);
    expect(await messagesOf(ref)).toEqual([]);
    const { draft_message_ref, version } = v1;
    const nameless = { draft_message_ref, version, action: 'approve' };
    expect((await call('PATCH', `${DRAFTS}/review`, nameless, second)).status).toBe(400);
    expect((await call('POST', `${DRAFTS}/send`, { draft_message_ref, version }, second)).status).toBe(400);
  });

  it('is quoted in passages of its text alone', async () => {
    const { v1 } = await newDraft('It arrives\ntomorrow.');
    expect(await comment(v1, 'Who says so?', 'It never arrives')).toMatchObject(
      refused(DRAFT_TEXTS.notInText),
    );
    expect((await comment(v1, 'Which day?', 'arrives tomorrow')).status).toBe(200);
    expect((await storedDraft(v1)).comments).toMatchObject([{ quote: 'arrives tomorrow' }]);
  });

  it('needs another approval once its text has changed, and none if it has not', async () => {
    const { v1 } = await newDraft();
    await review(v1, 'approve');
    expect((await change(v1, { action: 'submit' })).body.data).toMatchObject({
      review_status: 'approved',
      version: 1,
    });
    await change(v1, { action: 'submit', text: 'Another.' });
    expect(await send({ ...v1, version: 2 })).toMatchObject(refused(DRAFT_TEXTS.tooLate.submitted));
  });

  it('D-110: of a ticket that was merged can be sent back, withdrawn and discarded, but not go on', async () => {
    const { ref, v1 } = await newDraft();
    const merged_into = { conversation_ref: 'other', number: 12, at: Timestamp.now(), status: 'open' };
    await db.doc(docPath.conversation(ref)).update({ merged_into, status: 'closed' });
    const merged = refused(MERGE_TEXTS.isMerged('#12'));
    expect(await review(v1, 'approve')).toMatchObject(merged);
    expect(await send(v1, reviewer)).toMatchObject(merged);
    expect((await review(v1, 'request-changes', 'It was merged.')).status).toBe(200);
    expect(await change(v1, { action: 'submit', text: 'Once more.' })).toMatchObject(merged);
    expect((await change(v1, { action: 'withdraw' })).status).toBe(200);
    expect((await change(v1, { action: 'discard' })).body.data).toMatchObject({ review_status: null });
  });

  it('is withdrawn, submitted again or discarded by its author', async () => {
    const { ref, v1 } = await newDraft();
    expect(await change(v1, { action: 'discard' })).toMatchObject(refused(DRAFT_TEXTS.withdrawFirst));
    for (let click = 0; click < 2; click += 1)
      expect((await change(v1, { action: 'withdraw' })).body.data).toMatchObject({
        review_status: 'editing',
      });
    expect(await review(v1, 'approve')).toMatchObject(refused(DRAFT_TEXTS.tooLate.editing));
    expect((await change(v1, { action: 'submit' })).body.data).toMatchObject({ version: 1 });
    await change(v1, { action: 'withdraw' });
    expect((await change(v1, { action: 'discard' })).body.data).toMatchObject({ review_status: null });
    expect((await db.doc(docPath.replyDraft(v1.draft_message_ref)).get()).exists).toBe(false);
    expect((await change(v1, { action: 'withdraw' })).status).toBe(404);
    expect(await kindsOf(ref)).toEqual([
      'draft-submitted',
      'draft-withdrawn',
      'draft-submitted',
      'draft-withdrawn',
      'draft-discarded',
    ]);
  });

  it('is not reviewed by its author, and not changed by its reviewer', async () => {
    const { v1 } = await newDraft('Mine.', reviewer);
    for (const action of ['approve', 'request-changes'])
      expect((await review(v1, action, 'Fine.')).status).toBe(403);
    expect(await send(v1, reviewer)).toMatchObject(refused(DRAFT_TEXTS.tooLate.submitted));
    const { v1: theirs } = await newDraft();
    for (const action of ['submit', 'withdraw', 'discard'])
      expect((await change(theirs, { action, text: 'Mine now.' }, reviewer)).status).toBe(403);
  });

  it('does not exist for teammates who are neither its author nor reviewers, nor for other libraries', async () => {
    const { ref, v1 } = await newDraft();
    const other = await newChatStaff(libraryId, 'writer', trainee);
    for (const who of [agent, other, stranger]) {
      expect((await send(v1, who)).status).toBe(404);
      expect((await comment(v1, 'Hm.', '', who)).status).toBe(404);
    }
    expect((await review(v1, 'approve', '', agent)).status).toBe(403);
    expect((await review(v1, 'approve', '', stranger)).status).toBe(404);
    expect((await change(v1, { action: 'withdraw' }, other)).status).toBe(404);
    expect((await submit(ref, 'Hm.', stranger)).status).toBe(404);
    expect((await submit(ref, 'Hm.', agent)).status).toBe(403);
  });

  it('is approved, but not sent, by a reviewer who may not answer tickets', async () => {
    const silent = await newChatStaff(libraryId, 'editor', {
      permissions: resolvePermissions('editor', { canViewExistingTickets: true }),
    });
    const { v1 } = await newDraft();
    expect((await send(v1, silent)).status).toBe(403);
    expect((await review(v1, 'approve', '', silent)).status).toBe(200);
  });

  it('is of a ticket, never of a chat, and holds a text of a sound length', async () => {
    expect((await submit(await newTicket({ source: CHAT_SOURCE }), 'Hi')).status).toBe(404);
    const ref = await newTicket();
    for (const text of ['', ' \n ', 'x'.repeat(LIMITS.messageText + 1)])
      expect((await submit(ref, text)).status).toBe(400);
    const { v1 } = await newDraft();
    expect((await comment(v1, '  ')).status).toBe(400);
    expect((await comment(v1, 'x'.repeat(LIMITS.draftComment + 1))).status).toBe(400);
    const some = { by_ref: 'x', by_name: '', at: new Date(), version: 1, quote: '', text: 'x' };
    const full = Array.from({ length: LIMITS.draftComments }, () => some);
    await db.doc(docPath.replyDraft(v1.draft_message_ref)).update({ comments: full });
    expect(await comment(v1, 'One more')).toMatchObject(refused(DRAFT_TEXTS.fullOfComments));
  });
});

describe('GET drafts (S7.2-09, S9-19)', () => {
  const get = (query: Record<string, string>, who: Identity) =>
    call('GET', `${DRAFTS}?${new URLSearchParams(query)}`, undefined, who);
  const textsOf = async (query: Record<string, string>, who: Identity) => {
    const { drafts, has_more } = getDrafts.answer.parse((await get(query, who)).body.data);
    return [drafts.map(({ text }) => text), has_more] as const;
  };

  it("lists one's own by default, page by page, and those of others for reviewers alone", async () => {
    const writer = await newChatStaff(libraryId, 'writer', trainee);
    const ref = await newTicket();
    const refs: string[] = [];
    for (const text of ['first', 'second', 'third']) refs.push(refOf(await submit(ref, text, writer)));
    expect(await textsOf({}, writer)).toEqual([['third', 'second', 'first'], false]);
    expect(await textsOf({ per_page: '2' }, writer)).toEqual([['third', 'second'], true]);
    expect(await textsOf({ per_page: '2', page: '2' }, writer)).toEqual([['first'], false]);
    await review({ draft_message_ref: refs[0] ?? '', version: 1 }, 'approve');
    expect(await textsOf({ review_status: 'approved' }, writer)).toEqual([['first'], false]);
    const others = { review_for: 'others', conversation_ref: ref };
    expect(await textsOf(others, reviewer)).toEqual([['first', 'third', 'second'], false]);
    expect(await textsOf({ ...others, review_status: 'submitted' }, reviewer)).toEqual([
      ['third', 'second'],
      false,
    ]);
    expect((await get(others, writer)).status).toBe(403);
    expect(await textsOf({ conversation_ref: ref }, reviewer)).toEqual([[], false]);
    expect(await textsOf(others, stranger)).toEqual([[], false]);
    expect((await get({ draft_message_ref: refs[1] ?? '' }, writer)).body.data?.drafts).toMatchObject([
      { text: 'second' },
    ]);
    for (const who of [author, stranger, agent])
      expect((await get({ draft_message_ref: refs[1] ?? '' }, who)).status).toBe(404);
    const noTickets = makeUser({ permissions: resolvePermissions('editor') }).permissions;
    const editor = await newChatStaff(libraryId, 'editor', { permissions: noTickets });
    expect((await get({}, editor)).status).toBe(403);
  });

  it('holds what was withdrawn for its author alone, whatever a reviewer asks for', async () => {
    const { ref, v1 } = await newDraft('Taken back.');
    await change(v1, { action: 'withdraw' });
    const { draft_message_ref } = v1;
    const others = { review_for: 'others', conversation_ref: ref };
    expect(await textsOf(others, reviewer)).toEqual([[], false]);
    expect(await textsOf({ ...others, review_status: 'editing' }, reviewer)).toEqual([[], false]);
    expect((await get({ ...others, draft_message_ref }, reviewer)).status).toBe(404);
    expect((await comment(v1, 'Why?')).body.message).toBe(DRAFT_TEXTS.tooLate.editing);
    expect(await textsOf({ conversation_ref: ref, review_status: 'editing' }, author)).toEqual([
      ['Taken back.'],
      false,
    ]);
  });

  it('gives times in the zone that is asked for, and refuses what is none', async () => {
    const { v1 } = await newDraft();
    const at = async (query: Record<string, string>) =>
      getDrafts.answer.parse(
        (await get({ draft_message_ref: v1.draft_message_ref, ...query }, author)).body.data,
      ).drafts[0]?.updated_at ?? '';
    expect(await at({})).toMatch(/\+00:00$/);
    const there = await at({ timezone: 'Asia/Kolkata' });
    expect(there).toMatch(/\+05:30$/);
    expect(new Date(there)).toEqual(new Date(await at({})));
    const wrong: Record<string, string>[] = [
      { timezone: 'Mars/Olympus' },
      { page: '0' },
      { per_page: '51' },
      { review_for: 'everybody' },
      { review_status: 'lost' },
    ];
    for (const query of wrong) expect((await get(query, author)).status).toBe(400);
  });
});
