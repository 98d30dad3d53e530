import {
  findPeopleOfTickets,
  getCompany,
  getVisitorPerson,
  listCompanies,
  listPeople,
} from '@harborline/domain/api/inbox/visitor-people';
import { buildChat } from '@harborline/domain/chat/build-chat';
import { visitorPersonSchema } from '@harborline/domain/entities/visitor-person';
import { LOCAL_INBOUND_SECRET } from '@harborline/domain/local-suite';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { addressProof } from '@harborline/domain/stores/bookkeeping';
import { visitorPerson } from '@harborline/domain/stores/visitor-people';
import { makeConversation, makeMessage } from '@harborline/domain/testing/factories';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import { MERGE_UNDO_MS } from '@harborline/domain/tickets/merge';
import { personStarts } from '@harborline/domain/visitor-people/person-words';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { eraseFirst } from '../src/inbox/deletion/erase-ticket';
import { signCall } from '../src/inbox/inbound/signed-call';
import { acceptMail } from '../src/inbox/new-ticket/accept-mail';
import { signConversationLink } from '../src/inbox/visitor-access/link-token';
import { personOfNewTicket } from '../src/inbox/visitor-people/person-documents';
import { forgetOldNotes } from '../src/inbox/visitor-people/sweep-merges';
import { config } from '../src/platform/config';
import { keyedId } from '../src/platform/keyed-id';
import { replyAddress } from '../src/platform/mail-address';
import { call, fromAnywhere } from './support/call';
import { type Identity, newChatStaff, newVisitor, overriding } from './support/people';
import { db } from './support/suite';
import { layOut, newLibrary, newRecord, stored, unique, writeRecord } from './support/world';

let libraryId = '';
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  agent = await newChatStaff(libraryId, 'agent', { display_name: 'Ada', agent_name: 'Ada' });
});

const newAddress = (domain = 'visitor.example') => `${unique('vera-').toLowerCase()}@${domain}`;

/** A ticket by the contact form. @returns its ref */
async function ask(uid: string, email: string): Promise<string> {
  const ref = await writeRecord(newRecord(libraryId, uid, { replyTo: email }));
  return (await acceptMail(ref, Date.now()))?.conversation_ref ?? '';
}

const fieldOf = async (ref: string, field: string): Promise<unknown> =>
  (await db.doc(docPath.conversation(ref)).get()).get(field);

const personOf = async (ref: string): Promise<string> => String(await fieldOf(ref, 'person_ref'));

const storedPerson = async (id: string) => {
  const snapshot = await db.doc(docPath.visitorPerson(id)).get();
  return snapshot.exists ? visitorPersonSchema.parse(snapshot.data()) : undefined;
};

/** What opening a link mailed to an address leaves of a browser. */
const prove = (uid: string, email: string) =>
  layOut(addressProof(keyedId('address-proof', libraryId, email, uid)), {
    support_lib_id: libraryId,
    proven_at: Timestamp.now(),
  });

const openLink = (ref: string, email: string, { token }: Identity) =>
  call(
    'POST',
    '/api/inbox/visitoraccess',
    {
      conversation_ref: ref,
      token: signConversationLink({ libraryId, conversationRef: ref, email }, config().linkSigningSecret),
    },
    { token, headers: fromAnywhere() },
  );

/** An answer by email, as the provider hands it over. */
async function mailIn(recipient: string, from: string): Promise<void> {
  const mail = [`From: ${from}`, 'Subject: Re', `Message-ID: <${unique('m')}@x.example>`, '', 'Thanks'];
  const parts = {
    timestamp: Math.floor(Date.now() / 1000),
    recipient,
    raw: Buffer.from(mail.join('\r\n')).toString('base64'),
  };
  const signed = { ...parts, signature: signCall(parts, LOCAL_INBOUND_SECRET) };
  await call('POST', '/api/inbox/inboundmail', signed, { headers: fromAnywhere() });
}

/** A ticket as it is stored. @returns its ref */
async function layTicket(ticket: ReturnType<typeof makeConversation>, changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  await db.doc(docPath.conversation(ref)).set({ ...stored(ticket), ...changes });
  return ref;
}

/** Begins a ticket with a message of another one. @returns its ref */
async function splitFrom(from: string): Promise<string> {
  const id = unique('message');
  const said = makeMessage({ support_lib_id: libraryId, conversation_ref: from });
  await db.doc(docPath.message(from, id)).set(stored(said));
  const body = { request_id: unique('split'), conversation_ref: from, message_ids: [id], subject: 'Lamp' };
  const answer = await call('POST', '/api/inbox/tickets/split', body, { token: agent.token });
  return String(answer.body.data?.conversation_ref);
}

const undoSplit = (ref: string) =>
  call('POST', '/api/inbox/tickets/split/undo', { conversation_ref: ref }, { token: agent.token });

const post = (path: string, body: object, { token } = agent) =>
  call('POST', `/api/inbox/people/${path}`, body, { token });
const get = (id: string, { token } = agent) =>
  call('GET', `/api/inbox/people/person?person_ref=${id}`, undefined, { token });
const read = async (id: string) => getVisitorPerson.answer.parse((await get(id)).body.data);
const put = (id: string, notes: string, { read: was = '', who = agent } = {}) =>
  call('PUT', '/api/inbox/people/notes', { person_ref: id, notes, read: was }, { token: who.token });
const merge = (from: string, into: string, who = agent) =>
  post('merge', { person_ref: from, into, reason: 'Same customer' }, who);

/** A claim in a browser that has proven its address since, and the owner of that address. */
async function newPair() {
  const [email, { uid }, phone] = [newAddress(), await newVisitor(), unique('phone')];
  const claimed = await ask(uid, email);
  await prove(phone, email);
  const owned = await ask(phone, email);
  return { email, uid, claimed, owned, claim: await personOf(claimed), owner: await personOf(owned) };
}

async function newMerged() {
  const pair = await newPair();
  await prove(pair.uid, pair.email);
  const answer = await merge(pair.claim, pair.owner);
  return { ...pair, answer, mergeId: String(answer.body.data?.merge_id) };
}

describe('the person of a new ticket (D-129)', () => {
  it('is whoever claims the address in this browser, and nobody else who gives it', async () => {
    const [email, one, other] = [newAddress(), unique('browser'), unique('browser')];
    const [first, second, third] = [await ask(one, email), await ask(one, email), await ask(other, email)];
    const claim = await personOf(first);
    expect(await personOf(second)).toBe(claim);
    expect(await personOf(third)).not.toBe(claim);
    expect(await storedPerson(claim)).toMatchObject({
      ...{ support_lib_id: libraryId, email, is_verified: false, browser_uid: one, company: '' },
    });
  });

  it('is one person also when their first two tickets come at once', async () => {
    const [email, uid] = [newAddress(), unique('browser')];
    const [one, other] = await Promise.all([ask(uid, email), ask(uid, email)]);
    expect(one).not.toBe(other);
    expect(await personOf(one)).toBe(await personOf(other));
    const { size } = await db.collection(COLLECTIONS.visitorPeople).where('email', '==', email).get();
    expect(size).toBe(1);
  });

  it('is the owner of the address once the browser has proven it, from whichever browser', async () => {
    const [email, one, other] = [newAddress('wheelworks.example'), unique('browser'), unique('browser')];
    await prove(one, email);
    await prove(other, email);
    const owner = await personOf(await ask(one, email));
    expect(await personOf(await ask(other, email))).toBe(owner);
    expect(await storedPerson(owner)).toMatchObject({ is_verified: true, company: 'wheelworks.example' });
  });
});

describe('a proof that comes later (D-129)', () => {
  it('makes the ticket one of the owner, in the browser that began it alone', async () => {
    const [email, visitor, stranger] = [newAddress(), await newVisitor(), await newVisitor()];
    const ref = await ask(visitor.uid, email);
    const claim = await personOf(ref);
    await openLink(ref, email, stranger);
    expect(await personOf(ref)).toBe(claim);
    expect((await openLink(ref, email, visitor)).status).toBe(200);
    const owner = await personOf(ref);
    expect(await storedPerson(owner)).toMatchObject({ email, is_verified: true });
    expect(await storedPerson(claim)).toBeUndefined();
  });

  it('leaves other tickets of the claim where they are', async () => {
    const [email, visitor] = [newAddress(), await newVisitor()];
    const [ref, other] = [await ask(visitor.uid, email), await ask(visitor.uid, email)];
    const claim = await personOf(other);
    await openLink(ref, email, visitor);
    expect(await personOf(other)).toBe(claim);
    expect(await personOf(ref)).not.toBe(claim);
  });

  it('does not come by email to a ticket that a teammate opened', async () => {
    const email = newAddress();
    const { body } = await call(
      'POST',
      '/api/inbox/tickets',
      {
        ...{ request_id: unique('open'), email, name: 'Vera', subject: 'Recall', text: 'Hi', file_urls: [] },
        is_mailed: true,
      },
      { token: agent.token },
    );
    const ref = String(body.data?.conversation_ref);
    const claim = await personOf(ref);
    expect(await storedPerson(claim)).toMatchObject({ name: 'Vera', is_verified: false, browser_uid: '' });
    await mailIn(replyAddress(ref, email), email);
    expect(await fieldOf(ref, 'is_unread_by_staff')).toBe(true);
    expect(await personOf(ref)).toBe(claim);
    await openLink(ref, email, await newVisitor());
    expect(await personOf(ref)).toBe(claim);
  });

  it('does not come from opening the link in the receipt of an email', async () => {
    const [email, victim] = [newAddress(), await newVisitor()];
    const made = makeConversation({ support_lib_id: libraryId, visitor_uids: ['sender'], source: 'email' });
    const ref = await layTicket({ ...made, begun_by: '', visitor: { ...made.visitor, email } });
    await post('of_ticket', { conversation_ref: ref });
    const claim = await personOf(ref);
    expect((await openLink(ref, email, victim)).status).toBe(200);
    expect(await personOf(ref)).toBe(claim);
    expect(await storedPerson(claim)).toMatchObject({ is_verified: false, company: '' });
    // What the victim writes from there is theirs, and the mail is not.
    expect(await personOf(await ask(victim.uid, email))).not.toBe(claim);
  });

  it('is that of the browser also in a ticket that was split from a chat', async () => {
    const [email, visitor, owner] = [newAddress(), await newVisitor(), await newVisitor()];
    const made = makeConversation({ support_lib_id: libraryId, visitor_uids: [visitor.uid] });
    const { chat } = buildChat({
      ...{ conversationRef: 'old', messageId: 'first', libraryId, url: '', text: 'Hi' },
      visitor: { uid: visitor.uid, name: 'Vera', email, os: '', browser: '', language: 'en' },
      createdAt: Timestamp.now(),
    }).conversation;
    const from = await layTicket({ ...made, source: 'email', visitor: { ...made.visitor, email } }, { chat });
    await post('of_ticket', { conversation_ref: from });
    const ref = await splitFrom(from);
    const claim = await personOf(ref);
    expect([claim, await fieldOf(ref, 'chat')]).toEqual([await personOf(from), undefined]);
    await openLink(ref, email, owner);
    await mailIn(replyAddress(ref, email), email);
    expect(await personOf(ref)).toBe(claim);
    await openLink(ref, email, visitor);
    expect(await storedPerson(await personOf(ref))).toMatchObject({ email, is_verified: true });
  });
});

describe('tickets from before (D-129)', () => {
  const before = (email: string, changes: object = {}, isVerified = false) => {
    const made = makeConversation({ support_lib_id: libraryId, visitor_uids: [unique('browser')] });
    return layTicket({ ...made, visitor: { ...made.visitor, email, is_verified: isVerified } }, changes);
  };

  it('get their people when somebody asks for them', async () => {
    const email = newAddress();
    const [vouched, claimed] = [await before(email, {}, true), await before(email)];
    const mailed = await before(email, { source: 'email', visitor_uids: ['sender', 'phone'] });
    const asked = await post('of_ticket', { conversation_ref: claimed });
    expect(asked.body.data?.person_ref).toBe(await personOf(claimed));
    expect(await fieldOf(vouched, 'person_ref')).toBeUndefined();
    await post('of_tickets', { conversation_refs: [vouched, mailed] });
    expect(await storedPerson(await personOf(claimed))).toMatchObject({ is_verified: false });
    expect(await storedPerson(await personOf(vouched))).toMatchObject({ is_verified: true });
    expect(await storedPerson(await personOf(mailed))).toMatchObject({ is_verified: false, browser_uid: '' });
    expect((await post('of_ticket', { conversation_ref: claimed })).body.data).toEqual(asked.body.data);
  });

  it('get them beside one that fails, which gets its own when it is asked for again', async () => {
    const email = newAddress();
    const [first, broken, last] = [await before(email), await before(email), await before(email)];
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    const refs = { conversation_refs: [first, broken, last] };
    expect((await post('of_tickets', refs, foreign)).body.data).toEqual({ found: [] });
    const whole = (await db.doc(docPath.conversation(broken)).get()).data() ?? {};
    await db.doc(docPath.conversation(broken)).update({ visitor: 'unreadable' });
    const { found } = findPeopleOfTickets.answer.parse((await post('of_tickets', refs)).body.data);
    expect(found.map(({ conversation_ref }) => conversation_ref).toSorted()).toEqual(
      [first, last].toSorted(),
    );
    await db.doc(docPath.conversation(broken)).set(whole);
    await post('of_tickets', refs);
    expect(await storedPerson(await personOf(broken))).toMatchObject({ email });
  });
});

describe('a person’s record', () => {
  it('has notes, which no visitor’s document says', async () => {
    const ref = await ask(unique('browser'), newAddress());
    const id = await personOf(ref);
    expect((await put(id, '  Prefers calls ')).body.data).toEqual({ notes: 'Prefers calls' });
    expect((await read(id)).person.notes).toBe('Prefers calls');
    expect(JSON.stringify((await db.doc(docPath.conversation(ref)).get()).data())).not.toContain('calls');
    expect((await put(id, 'x'.repeat(2_001))).status).toBe(400);
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect((await put(id, 'Ours', { read: 'Prefers calls', who: foreign })).status).toBe(404);
    expect((await read(id)).person.notes).toBe('Prefers calls');
  });

  it('shows its notes beside each of their tickets, in no other library', async () => {
    const { owner } = await newPair();
    await put(owner, 'Prefers French');
    const notes = ({ token } = agent) =>
      call('GET', `/api/inbox/people/notes?person_ref=${owner}`, undefined, { token });
    expect((await notes()).body.data).toEqual({ notes: 'Prefers French' });
    expect((await notes(await newChatStaff(await newLibrary(), 'owner'))).status).toBe(404);
  });

  it('keeps notes that somebody has changed since they were read', async () => {
    const id = await personOf(await ask(unique('browser'), newAddress()));
    const teammate = await newChatStaff(libraryId, 'agent');
    await put(id, 'Calls');
    expect((await put(id, 'Calls in the morning', { read: 'Calls' })).status).toBe(200);
    const late = await put(id, 'Calls in German', { read: 'Calls', who: teammate });
    expect([late.status, late.body.message]).toEqual([409, PEOPLE_TEXTS.notesChanged]);
    const { notes } = (await read(id)).person;
    expect(notes).toBe('Calls in the morning');
    const both = `${notes}, in German`;
    expect((await put(id, both, { read: notes, who: teammate })).status).toBe(200);
    // A repeated call finds its own.
    expect((await put(id, both, { read: notes, who: teammate })).status).toBe(200);
  });

  it('has the notes of both whole after a merge, and lets them be edited', async () => {
    const { claim, owner, email, uid } = await newPair();
    await prove(uid, email);
    await put(claim, 'c'.repeat(2_000));
    await put(owner, 'o'.repeat(2_000));
    await merge(claim, owner);
    const { notes } = (await read(owner)).person;
    expect(notes).toBe(`${'o'.repeat(2_000)}\n\n${'c'.repeat(2_000)}`);
    expect((await put(owner, `${notes}!`, { read: notes })).status).toBe(400);
    expect((await put(owner, `!${notes.slice(1)}`, { read: notes })).status).toBe(200);
  });

  it('is read by whoever reads tickets of the library, and written by whoever answers them', async () => {
    const { claim, owner } = await newPair();
    const reader = await newChatStaff(libraryId, 'agent', overriding('agent', { canReplyToTickets: false }));
    const nobody = await newChatStaff(
      libraryId,
      'agent',
      overriding('agent', { canViewExistingTickets: false }),
    );
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect((await get(owner, reader)).status).toBe(200);
    expect((await get(owner, nobody)).status).toBe(403);
    expect((await get(owner, foreign)).status).toBe(404);
    expect((await merge(claim, owner, reader)).status).toBe(403);
    expect((await merge(claim, owner, foreign)).status).toBe(404);
    const theirs = await newPair();
    expect((await merge(theirs.claim, unique('nobody'))).status).toBe(404);
  });
});

describe('merging two people (D-129)', () => {
  it('needs proof: the same claimed address is none', async () => {
    const { claim, owner, claimed } = await newPair();
    expect((await read(owner)).others).toMatchObject([{ id: claim, is_verified: false, may_merge: false }]);
    const refused = await merge(claim, owner);
    expect([refused.status, refused.body.message]).toEqual([409, PEOPLE_TEXTS.noProof]);
    expect((await merge(owner, claim)).status).toBe(409);
    expect(await personOf(claimed)).toBe(claim);
  });

  it('is offered for who is proven, and the owner is found, however many give the address', async () => {
    const { claim, owner, email, uid } = await newPair();
    const claimOf = (id: string, at: number) =>
      layOut(visitorPerson(id), {
        ...{ support_lib_id: libraryId, name: '', email, is_verified: false, browser_uid: unique('b') },
        ...{ company: '', last_ticket_at: Timestamp.fromMillis(Date.now() + 60_000 + at) },
      });
    const ids = Array.from({ length: 21 }, () => unique('claim'));
    await Promise.all(ids.map(claimOf));
    await prove(uid, email);
    const onOwners = await read(owner);
    expect(onOwners.others[0]).toMatchObject({ id: claim, may_merge: true });
    expect([onOwners.others.length, onOwners.has_more_others]).toEqual([20, true]);
    const onClaims = await read(ids[0] ?? '');
    expect(onClaims.others[0]).toMatchObject({ id: owner, is_verified: true, may_merge: false });
    expect(onClaims.others.map(({ id }) => id)).not.toContain(ids[0]);
    expect((await read(claim)).others[0]).toMatchObject({ id: owner, may_merge: true });
  });

  it('moves the tickets and notes once an address is proven to be both’s, and records it', async () => {
    const { claim, owner, claimed, email, uid } = await newPair();
    await prove(uid, email);
    expect((await read(owner)).others).toMatchObject([{ id: claim, may_merge: true }]);
    await put(claim, 'Called');
    const answer = await merge(claim, owner);
    expect(await personOf(claimed)).toBe(owner);
    expect(await storedPerson(claim)).toBeUndefined();
    const { person, others } = await read(owner);
    expect(others).toEqual([]);
    expect(person).toMatchObject({
      notes: 'Called',
      merges: [{ by_name: 'Ada', reason: 'Same customer', is_undone: false, may_undo: true }],
    });
    expect((await storedPerson(owner))?.merges?.[0]).toMatchObject({ by: agent.uid, moved: [claimed] });
    // A repeated call does it once.
    expect((await merge(claim, owner)).body).toEqual(answer.body);
  });

  it('can be undone within a day, also by a teammate, and gives back what was moved', async () => {
    const { claim, owner, claimed, owned, mergeId } = await newMerged();
    const teammate = await newChatStaff(libraryId, 'agent');
    const undo = () => post('merge/undo', { person_ref: owner, merge_id: mergeId }, teammate);
    expect((await undo()).body.data).toEqual({ person_ref: owner });
    expect([await personOf(claimed), await personOf(owned)]).toEqual([claim, owner]);
    expect(await storedPerson(claim)).toMatchObject({ is_verified: false, company: '' });
    expect((await undo()).status).toBe(200);
    expect((await read(owner)).person.merges).toMatchObject([{ is_undone: true, may_undo: false }]);
  });

  it('gives back also what was split meanwhile from what was moved', async () => {
    const { claim, owner, claimed, owned, mergeId } = await newMerged();
    const [moved, theirs] = [await splitFrom(claimed), await splitFrom(owned)];
    const again = await splitFrom(moved);
    await post('merge/undo', { person_ref: owner, merge_id: mergeId });
    expect([await personOf(moved), await personOf(again), await personOf(theirs)]).toEqual([
      claim,
      claim,
      owner,
    ]);
  });

  it('keeps the notes of who was merged for as long as that can be undone', async () => {
    const { claim, owner, email, uid } = await newPair();
    await prove(uid, email);
    await put(claim, 'Called');
    await merge(claim, owner);
    const dueMs = (await storedPerson(owner))?.forget_at?.toMillis() ?? 0;
    await forgetOldNotes(owner, dueMs - 1);
    expect((await storedPerson(owner))?.merges?.[0]?.from.notes).toBe('Called');
    await forgetOldNotes(owner, dueMs);
    expect(await storedPerson(owner)).toMatchObject({
      ...{ notes: 'Called', forget_at: null },
      merges: [{ from: { notes: '', email } }],
    });
  });

  it('is not undone from another library', async () => {
    const { owner, mergeId, claimed } = await newMerged();
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    const refused = await post('merge/undo', { person_ref: owner, merge_id: mergeId }, foreign);
    expect([refused.status, await personOf(claimed)]).toEqual([404, owner]);
  });

  it('cannot be undone later', async () => {
    const { owner, claimed, mergeId } = await newMerged();
    const merges = (await storedPerson(owner))?.merges ?? [];
    const at = Timestamp.fromMillis(Date.now() - MERGE_UNDO_MS - 60_000);
    await db
      .doc(docPath.visitorPerson(owner))
      .update({ merges: merges.map((one) => ({ ...one, at, undone_at: null })) });
    const late = await post('merge/undo', { person_ref: owner, merge_id: mergeId });
    expect([late.status, late.body.message]).toEqual([409, PEOPLE_TEXTS.tooLate]);
    expect(await personOf(claimed)).toBe(owner);
    expect((await post('merge/undo', { person_ref: owner, merge_id: 'none' })).status).toBe(404);
  });
});

describe('a company (D-129)', () => {
  it('lists who is verified under its domain, and counts their open tickets', async () => {
    const domain = `${unique('company').toLowerCase()}.example`;
    const [one, other, claim] = [newAddress(domain), newAddress(domain), newAddress(domain)];
    const browsers = [unique('browser'), unique('browser')] as const;
    await prove(browsers[0], one);
    await prove(browsers[1], other);
    await ask(browsers[0], one);
    await ask(browsers[1], other);
    const closed = await ask(browsers[1], other);
    await db.doc(docPath.conversation(closed)).update({ status: 'closed' });
    await ask(unique('browser'), claim);
    const found = async (who: Identity) =>
      getCompany.answer.parse(
        (await call('GET', `/api/inbox/people/company?domain=${domain}`, undefined, { token: who.token }))
          .body.data,
      );
    const company = await found(agent);
    expect(company.people.map(({ email }) => email)).toEqual([other, one]);
    expect(company).toMatchObject({ open_count: 2, has_more: false });
    expect(await found(await newChatStaff(await newLibrary(), 'owner'))).toMatchObject({
      people: [],
      open_count: 0,
    });
  });
});

it('a company says that there are more people only if there are', async () => {
  const domain = `${unique('company').toLowerCase()}.example`;
  const colleague = (index: number) =>
    layOut(visitorPerson(unique('colleague')), {
      ...{ support_lib_id: libraryId, name: '', email: `c${index}@${domain}`, is_verified: true },
      ...{ browser_uid: '', company: domain, last_ticket_at: Timestamp.fromMillis(index) },
    });
  const found = async () =>
    getCompany.answer.parse(
      (await call('GET', `/api/inbox/people/company?domain=${domain}`, undefined, { token: agent.token }))
        .body.data,
    );
  await Promise.all(Array.from({ length: 30 }, (_, index) => colleague(index)));
  expect(await found()).toMatchObject({ has_more: false });
  await colleague(30);
  const { people, has_more } = await found();
  expect([people.length, people[0]?.email, has_more]).toEqual([30, `c30@${domain}`, true]);
});

describe('the lists of people and companies (D-134)', () => {
  const list = async (query: string, who = agent) =>
    listPeople.answer.parse(
      (await call('GET', `/api/inbox/people?${query}`, undefined, { token: who.token })).body.data,
    );
  const companies = async (query: string, who = agent) =>
    listCompanies.answer.parse(
      (await call('GET', `/api/inbox/people/companies?${query}`, undefined, { token: who.token })).body.data,
    );
  const emailsOf = ({ people }: Awaited<ReturnType<typeof list>>) => people.map(({ email }) => email);
  const domainsOf = (answer: Awaited<ReturnType<typeof companies>>) =>
    answer.companies.map(({ domain }) => domain);

  const newWord = (start: string) =>
    unique(start)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '');

  /** Stores the person of a new ticket. */
  const meet = (visitor: { name: string; email: string }) =>
    db.runTransaction(async (transaction) => {
      const ticket = makeConversation({ support_lib_id: libraryId, visitor_uids: [visitor.email] });
      const named = { ...ticket, visitor: { ...ticket.visitor, ...visitor } };
      personOfNewTicket(named, false).write(transaction, Timestamp.now());
    });

  it('find a person by name, address and domain, and in no other library', async () => {
    const word = newWord('quill');
    const email = `${word}@${word}mail.example`;
    await meet({ name: `Zoë ${word}son`, email });
    const stranger = await newChatStaff(await newLibrary(), 'owner');
    for (const q of [word, email, `zoe ${word}`, `${word}son`, `${word}mail.example`]) {
      expect(emailsOf(await list(`q=${encodeURIComponent(q)}`)), q).toEqual([email]);
      expect(emailsOf(await list(`q=${encodeURIComponent(q)}`, stranger)), q).toEqual([]);
    }
    expect(emailsOf(await list(`q=${word}%20nobody`))).toEqual([]);
    // Nothing proves the address, so that its domain is no company.
    expect(domainsOf(await companies(`q=${word}mail`))).toEqual([]);
    expect(emailsOf(await list('', stranger))).toEqual([]);
  });

  it('find a person by the name that a later ticket without one keeps', async () => {
    const [email, word] = [newAddress(), newWord('nomen')];
    await meet({ name: word, email });
    await meet({ name: '', email });
    expect(emailsOf(await list(`q=${word}`))).toEqual([email]);
  });

  it('find the person that two became, and both again after the undo', async () => {
    const { email, claim, owner, mergeId } = await newMerged();
    const ids = async () =>
      (await list(`q=${encodeURIComponent(email)}`)).people.map(({ id }) => id).toSorted();
    expect(await ids()).toEqual([owner]);
    await post('merge/undo', { person_ref: owner, merge_id: mergeId });
    expect(await ids()).toEqual([claim, owner].toSorted());
  });

  it('come page by page, each person and company once', async () => {
    const home = await newLibrary();
    const owner = await newChatStaff(home, 'owner');
    const layPerson = (index: number, company: string) =>
      layOut(visitorPerson(unique('listed')), {
        ...{ support_lib_id: home, name: `Pat ${index}`, email: `p${index}@${company}`, is_verified: true },
        ...{ browser_uid: '', company, last_ticket_at: Timestamp.fromMillis(1_000 * index) },
        starts: personStarts({ name: `Pat ${index}`, email: `p${index}@${company}`, company }),
      });
    // More of one company than are read at once, between two others.
    await Promise.all([
      layPerson(0, 'alpha.example'),
      ...Array.from({ length: 45 }, (_, index) => layPerson(index + 1, 'big.example')),
      layPerson(46, 'gamma.example'),
    ]);
    for (const q of ['', 'q=pat&']) {
      const seen: string[] = [];
      let cursor = '';
      do {
        const page = await list(`${q}per_page=20${cursor === '' ? '' : `&cursor=${cursor}`}`, owner);
        seen.push(...emailsOf(page));
        cursor = page.next_cursor;
      } while (cursor !== '');
      expect(seen).toHaveLength(47);
      expect([new Set(seen).size, seen[0], seen[46]]).toEqual([47, 'p46@gamma.example', 'p0@alpha.example']);
    }
    const first = await companies('per_page=2', owner);
    expect(domainsOf(first)).toEqual(['alpha.example', 'big.example']);
    expect(first.companies[1]?.people_count).toBe(45);
    const rest = await companies(`per_page=2&cursor=${first.next_cursor}`, owner);
    expect([domainsOf(rest), rest.next_cursor]).toEqual([['gamma.example'], '']);
    expect(domainsOf(await companies('q=big', owner))).toEqual(['big.example']);
    expect(domainsOf(await companies('q=pat', owner))).toEqual([]);
  });

  it('are refused without the permission to view tickets', async () => {
    const writer = await newChatStaff(
      libraryId,
      'agent',
      overriding('agent', { canViewExistingTickets: false }),
    );
    for (const path of ['people', 'people/companies'])
      expect((await call('GET', `/api/inbox/${path}`, undefined, { token: writer.token })).status).toBe(403);
  });
});

describe('the deletion of a ticket (D-124, D-129)', () => {
  const remove = async (ref: string) => {
    const { token } = await newChatStaff(libraryId, 'owner');
    await call('POST', '/api/inbox/tickets/delete', { conversation_refs: [ref], reason: '' }, { token });
    await eraseFirst(ref, Date.now());
  };

  it('erases the person with their last ticket, not before', async () => {
    const [email, uid] = [newAddress(), unique('browser')];
    const [one, other] = [await ask(uid, email), await ask(uid, email)];
    const claim = await personOf(one);
    await remove(one);
    expect(await storedPerson(claim)).toBeDefined();
    await remove(other);
    expect(await storedPerson(claim)).toBeUndefined();
    const { docs } = await db.collection(COLLECTIONS.visitorPeople).where('email', '==', email).get();
    expect(docs).toEqual([]);
  });

  it('erases what is kept of somebody who was merged, with the last of their tickets', async () => {
    const { owner, claimed } = await newMerged();
    await remove(claimed);
    expect((await storedPerson(owner))?.merges).toEqual([]);
  });

  it('leaves nothing of a claim whose merge was undone with the person it was merged into', async () => {
    const { claim, owner, claimed, email, uid } = await newPair();
    await prove(uid, email);
    await put(claim, 'A secret');
    const { body } = await merge(claim, owner);
    await post('merge/undo', { person_ref: owner, merge_id: String(body.data?.merge_id) });
    expect(await storedPerson(claim)).toMatchObject({ notes: 'A secret', browser_uid: uid });
    await remove(claimed);
    expect(await storedPerson(claim)).toBeUndefined();
    const kept = await storedPerson(owner);
    expect(kept?.merges).toMatchObject([{ by: agent.uid, reason: 'Same customer', moved: [] }]);
    for (const said of ['A secret', uid, claim, claimed]) expect(JSON.stringify(kept)).not.toContain(said);
  });

  it('erases the person also when their last ticket was a split that is undone', async () => {
    const [email, visitor] = [newAddress(), await newVisitor()];
    const from = await ask(visitor.uid, email);
    const claim = await personOf(from);
    const ref = await splitFrom(from);
    await openLink(from, email, visitor);
    expect(await storedPerson(claim)).toBeDefined();
    expect((await undoSplit(ref)).status).toBe(200);
    expect(await storedPerson(claim)).toBeUndefined();
    expect(await storedPerson(await personOf(from))).toMatchObject({ is_verified: true });
  });
});
