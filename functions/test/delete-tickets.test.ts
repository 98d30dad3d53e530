import { deleteTickets } from '@harborline/domain/api/inbox/delete-tickets';
import { auditSchema } from '@harborline/domain/entities/audit';
import { CHAT_SOURCE, conversationSchema } from '@harborline/domain/entities/conversation';
import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath, rtdbPath, storagePath } from '@harborline/domain/paths';
import { heldRequest } from '@harborline/domain/stores/held-requests';
import { makeConversation, makeHeldRequest, makeMessage } from '@harborline/domain/testing/factories';
import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { eraseAgain, eraseFirst } from '../src/inbox/deletion/erase-ticket';
import { waitingFiles } from '../src/inbox/request-files/waiting-files';
import { bucket } from './support/bucket';
import { call } from './support/call';
import { historyOf } from './support/history';
import { type Identity, newChatStaff, newVisitor } from './support/people';
import { db, eventually, hostOf, rtdb } from './support/suite';
import { layOut, newLibrary, newRecord, stored, unique, writeRecord } from './support/world';

let libraryId = '';
let owner: Identity;
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newChatStaff(libraryId, 'owner', { display_name: 'Ada' });
  agent = await newChatStaff(libraryId, 'agent');
});

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = stored(makeConversation({ support_lib_id: libraryId, status: 'open' }));
  await db.doc(docPath.conversation(ref)).set({ ...ticket, ...changes });
  return ref;
}

const remove = (refs: readonly string[], { reason = '', token = owner.token } = {}) =>
  call('POST', '/api/inbox/tickets/delete', { conversation_refs: refs, reason }, { token });
const resultsOf = (answer: Awaited<ReturnType<typeof remove>>) =>
  deleteTickets.answer.parse(answer.body.data).results;
const isThere = async (ref: string) => (await db.doc(docPath.conversation(ref)).get()).exists;
const DONE = { outcome: 'done' };
const GONE = { outcome: 'refused', because: BULK_TEXTS.gone };

async function logged(ref: string) {
  const { docs } = await db
    .collection(COLLECTIONS.audit)
    .where('support_lib_id', '==', libraryId)
    .where('target.id', '==', ref)
    .get();
  return docs.map((entry) => auditSchema.parse(entry.data()));
}

/** Paths of all documents that name a ticket, or lie below it, apart from the record of its deletion. */
async function tracesOf(ref: string, ticketId: number): Promise<string[]> {
  const roots = await db.listCollections();
  const found = await Promise.all([
    ...roots.flatMap((root) => [
      root.where('conversation_ref', '==', ref).get(),
      root.where('delivery.conversation_ref', '==', ref).get(),
      root.where('ticket_id', '==', ticketId).get(),
    ]),
    ...(await db.doc(docPath.conversation(ref)).listCollections()).map((below) => below.get()),
  ]);
  const named = await db.getAll(...roots.flatMap((root) => [root.doc(ref), root.doc(String(ticketId))]));
  const paths = [...found.flatMap(({ docs }) => docs), ...named.filter(({ exists }) => exists)].map(
    (snapshot) => snapshot.ref.path,
  );
  return paths.filter((path) => path !== docPath.ticketErasure(ref)).sort();
}

describe('POST tickets/delete (D-124)', () => {
  it('deletes a ticket at once, and the log says which, who, when and why, but not whose', async () => {
    const { visitor } = makeConversation();
    const writer = { ...visitor, name: 'Vera Larsen', email: 'vera.larsen@visitor.example' };
    const ref = await newTicket({ number: 14, title: 'My new address', visitor: writer });
    expect(resultsOf(await remove([ref], { reason: ' Asked for by its writer ' }))).toEqual([DONE]);
    expect(await isThere(ref)).toBe(false);
    const [entry, ...more] = await logged(ref);
    expect([entry, more]).toMatchObject([
      {
        action: 'ticket-deleted',
        actor: { uid: owner.uid },
        target: { kind: 'ticket', id: ref, label: '#14' },
        details: { reason: 'Asked for by its writer' },
      },
      [],
    ]);
    for (const personal of [writer.name, writer.email, 'My new address'])
      expect(JSON.stringify(entry)).not.toContain(personal);
  });

  it('erases all that hangs on it, wherever it is stored', async () => {
    const visitor = await newVisitor();
    const file = storagePath.visitorUpload(libraryId, visitor.uid, 'abcdef12-note.txt');
    await bucket.file(file).save('My address', { contentType: 'text/plain', resumable: false });
    const fileUrl = `http://${hostOf('storage')}/v0/b/${bucket.name}/o/${encodeURIComponent(file)}?alt=media`;
    const record = newRecord(libraryId, visitor.uid, { fileUrl });
    await writeRecord(record);
    const ref = await eventually(async () => {
      const { docs } = await db
        .collection(COLLECTIONS.conversations)
        .where('ticket_id', '==', record.ticketId)
        .get();
      const [found] = docs;
      if (found === undefined) throw new Error('no ticket yet');
      // What finds it comes last.
      if (!(await db.doc(docPath.ticketWords(found.id)).get()).exists) throw new Error('not found yet');
      return found.id;
    });
    const about = { support_lib_id: libraryId, conversation_ref: ref };
    const at = Timestamp.now();
    for (const path of [
      docPath.mention(unique('mention')),
      docPath.replyDraft(unique('draft')),
      docPath.plannedReply(unique('plan')),
      docPath.feed(unique('feed')),
      docPath.workflowRun(unique('run')),
      docPath.formSubmission(unique('submission')),
      docPath.readingWait(`${ref}-visitor`),
      docPath.ratingRequest(ref),
      docPath.checklist(ref, 'sop', 1),
      docPath.rating(ref, 'message'),
      docPath.ticketEvent(ref, 'event'),
      docPath.ticketFollower(ref, 'follower'),
      docPath.customValues(ref),
    ])
      await db.doc(path).set({ ...about, at });
    await layOut(heldRequest(record.ticketId), {
      ...stored(makeHeldRequest({ support_lib_id: libraryId, ticket_id: record.ticketId })),
    });
    // The search that led to the request, and the files that waited for it (D-74, D-99).
    await db
      .doc(docPath.searchRequest(unique('search')))
      .set({ ...about, ticket_id: record.ticketId, query: 'x' });
    await layOut(waitingFiles(visitor.uid, record.ticketId), {
      support_lib_id: libraryId,
      file_urls: [fileUrl],
      expires_at: at,
    });
    await rtdb.ref(rtdbPath.readUntil(ref, visitor.uid)).set(1);
    const before = await tracesOf(ref, record.ticketId);
    expect(before.length).toBeGreaterThan(12);
    expect((await bucket.file(file).exists())[0]).toBe(true);

    expect(resultsOf(await remove([ref]))).toEqual([DONE]);
    await eventually(async () => {
      expect(await tracesOf(ref, record.ticketId)).toEqual([]);
      expect((await bucket.file(file).exists())[0]).toBe(false);
      expect((await db.doc(waitingFiles(visitor.uid, record.ticketId).path).get()).exists).toBe(false);
      expect((await rtdb.ref(rtdbPath.access(ref)).get()).exists()).toBe(false);
      expect((await rtdb.ref(rtdbPath.conversationReads(ref)).get()).exists()).toBe(false);
    });
  });

  it('erases once more what was on its way, and then forgets the ticket altogether', async () => {
    const ref = await newTicket();
    await remove([ref]);
    const erasure = db.doc(docPath.ticketErasure(ref));
    await eventually(async () => expect((await erasure.get()).get('runs')).toBe(1));
    const late = db.doc(docPath.message(ref, 'late'));
    await late.set({ ...stored(makeMessage({ support_lib_id: libraryId, conversation_ref: ref })) });
    // Neither an event that comes twice, nor a run before its time, is the last one.
    await eraseFirst(ref, Date.now());
    await eraseAgain(ref, Date.now());
    expect([(await late.get()).exists, (await erasure.get()).exists]).toEqual([true, true]);
    await eraseAgain(ref, Date.now() + DURATIONS.lateWritesMs + 1_000);
    expect([(await late.get()).exists, (await erasure.get()).exists]).toEqual([false, false]);
  });

  it('makes good a first run that never came', async () => {
    const ref = unique('conversation');
    const due_at = Timestamp.fromMillis(Date.now() + DURATIONS.lateWritesMs);
    const left = db.doc(docPath.message(ref, 'left'));
    await left.set({ support_lib_id: libraryId, conversation_ref: ref });
    // No trigger runs for a change.
    const erasure = db.doc(docPath.ticketErasure(ref));
    await erasure.set({ support_lib_id: libraryId, ticket_id: 1, due_at, runs: 1 });
    await eventually(async () => expect((await erasure.get()).exists).toBe(true));
    await erasure.update({ runs: 0 });
    const laterMs = due_at.toMillis() + 1_000;
    await eraseAgain(ref, laterMs);
    expect([(await left.get()).exists, (await erasure.get()).get('runs')]).toEqual([false, 1]);
    // Its trigger may have come late, and made it good before the call did.
    expect((await erasure.get()).get('due_at').toMillis()).toBeGreaterThan(due_at.toMillis());
  });

  it('spares a file that a ticket shows to which its message was copied', async () => {
    const [ref, other] = [await newTicket(), await newTicket()];
    const [shared, own] = ['shared.txt', 'own.txt'].map((name) =>
      storagePath.visitorUpload(libraryId, 'vera', `${ref}-${name}`),
    );
    for (const path of [shared, own])
      await bucket.file(path ?? '').save('words', { contentType: 'text/plain', resumable: false });
    const message = makeMessage({ support_lib_id: libraryId, conversation_ref: ref });
    const urlOf = (path = '') =>
      `http://${hostOf('storage')}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}?alt=media`;
    await db.doc(docPath.message(ref, 'one')).set({
      ...stored(message),
      file_url: urlOf(shared),
      taken_to: { conversation_ref: other, number: 2 },
    });
    // However malformed the rest of a message is.
    await db.doc(docPath.message(ref, 'two')).set({ more_files: [urlOf(own), 'no address'] });
    await remove([ref]);
    await eventually(async () =>
      expect((await db.doc(docPath.message(ref, 'two')).get()).exists).toBe(false),
    );
    const isKept = async (path = '') => (await bucket.file(path).exists())[0];
    expect([await isKept(shared), await isKept(own)]).toEqual([true, false]);
  });

  it('leaves a chain of copies whole, and its files to the last of them', async () => {
    const refs = [await newTicket(), await newTicket(), await newTicket()];
    const [first, , third] = refs as [string, string, string];
    const path = storagePath.visitorUpload(libraryId, 'vera', `${first}-chain.txt`);
    await bucket.file(path).save('words', { contentType: 'text/plain', resumable: false });
    const file_url = `http://${hostOf('storage')}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}?alt=media`;
    const ids = ['one', 'its copy', 'the copy of that'] as const;
    const linkOf = (index: number) => ({ conversation_ref: refs[index] ?? '', number: index + 1 });
    for (const [index, ref] of refs.entries())
      await db.doc(docPath.message(ref, ids[index] ?? '')).set({
        ...stored(makeMessage({ support_lib_id: libraryId, conversation_ref: ref, file_url })),
        ...(index > 0 && { taken_from: { ...linkOf(index - 1), message_id: ids[index - 1] } }),
        ...(index < 2 && { taken_to: linkOf(index + 1) }),
      });
    await db.doc(docPath.conversation(third)).update({ split_from: linkOf(1) });
    const messageAt = (index: 0 | 1 | 2) => db.doc(docPath.message(refs[index] ?? '', ids[index])).get();
    const isKept = async () => (await bucket.file(path).exists())[0];
    const erased = async (index: 0 | 1 | 2) => {
      await remove([refs[index] ?? '']);
      await eventually(async () => expect((await messageAt(index)).exists).toBe(false));
    };
    await erased(1);
    expect((await messageAt(0)).get('taken_to')).toEqual(linkOf(2));
    expect((await messageAt(2)).get('taken_from')).toEqual({ ...linkOf(0), message_id: 'one' });
    await eventually(async () =>
      expect((await db.doc(docPath.conversation(third)).get()).get('split_from')).toBeUndefined(),
    );
    await erased(0);
    expect([(await messageAt(2)).get('taken_from'), await isKept()]).toEqual([undefined, true]);
    await erased(2);
    expect(await isKept()).toBe(false);
  });

  it('takes with it what was merged into it, and into that, each with a line in the log', async () => {
    const last = await newTicket({ number: 3 });
    const into = (conversation_ref: string) => ({
      status: 'closed',
      merged_into: { conversation_ref, number: 3, at: Timestamp.now(), status: 'open' },
    });
    const second = await newTicket(into(last));
    const first = await newTicket(into(second));
    const other = await newTicket();
    expect(resultsOf(await remove([last, first]))).toEqual([DONE, { outcome: 'unchanged' }]);
    expect(await Promise.all([last, second, first, other].map(isThere))).toEqual([false, false, false, true]);
    for (const ref of [last, second, first]) expect(await logged(ref)).toHaveLength(1);
  });

  it('deletes a merged ticket alone; a repeated call finds nothing to do', async () => {
    const last = await newTicket({ has_merged: true });
    const merged = { conversation_ref: last, number: 3, at: Timestamp.now(), status: 'open' };
    const ref = await newTicket({ status: 'closed', merged_into: merged });
    expect(resultsOf(await remove([ref, ref]))).toEqual([DONE, DONE]);
    expect(resultsOf(await remove([ref]))).toEqual([{ outcome: 'unchanged' }]);
    expect([await isThere(ref), await isThere(last)]).toEqual([false, true]);
    expect(await logged(ref)).toHaveLength(1);
  });

  it('tells the tickets that a merge or a split connected with it, once, and who deleted it', async () => {
    const [last, origin] = [await newTicket({ number: 3 }), await newTicket({ number: 4 })];
    const merged = { conversation_ref: last, number: 3, at: Timestamp.now(), status: 'open' };
    const connected = { merged_into: merged, split_from: { conversation_ref: origin, number: 4 } };
    const ref = await newTicket({ number: 14, status: 'closed', ...connected });
    const copy = await newTicket({ split_from: { conversation_ref: ref, number: 14 } });
    const note = makeMessage({ sender_type: 'note', is_public: false, conversation_ref: ref });
    await db.doc(docPath.message(ref, 'm')).set({
      ...stored(note),
      support_lib_id: libraryId,
      taken_to: { conversation_ref: copy, number: 15 },
    });
    await remove([ref]);
    for (const [other, role] of [
      [last, 'merged'],
      [origin, 'split'],
      [copy, 'split-from'],
    ] as const)
      await eventually(async () => {
        expect(await historyOf(other)).toMatchObject([
          { kind: 'other-deleted', reason: '', actor_ref: owner.uid, details: { role, number: '14' } },
        ]);
      });
    await eraseAgain(ref, Date.now() + 2 * DURATIONS.lateWritesMs);
    expect(await historyOf(last)).toHaveLength(1);
  });

  it('refuses whoever manages no data, chats, and tickets of other libraries', async () => {
    const [ref, chat] = [await newTicket(), await newTicket({ source: CHAT_SOURCE })];
    const foreign = await newTicket({ support_lib_id: await newLibrary() });
    const blind = await newChatStaff(libraryId, 'admin', { permissions: { canViewExistingTickets: false } });
    for (const { token } of [agent, blind]) expect((await remove([ref], { token })).status).toBe(403);
    expect((await remove([ref], { token: (await newVisitor()).token })).status).toBe(401);
    expect(resultsOf(await remove([chat, foreign, 'nosuchticket']))).toEqual([GONE, GONE, GONE]);
    expect(await Promise.all([ref, chat, foreign].map(isThere))).toEqual([true, true, true]);
    const left = await db.doc(docPath.conversation(ref)).get();
    expect(conversationSchema.parse(left.data()).status).toBe('open');
  });

  it('refuses a reason that is too long, and more tickets than a call may name', async () => {
    const ref = await newTicket();
    expect((await remove([ref], { reason: 'x'.repeat(LIMITS.deletionReason + 1) })).status).toBe(400);
    expect((await remove(Array(LIMITS.ticketsPerDeletion + 1).fill(ref))).status).toBe(400);
    expect(await isThere(ref)).toBe(true);
  });
});
