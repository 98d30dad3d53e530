import { LIMITS } from '@harborline/domain/limits';
import { LOCAL_PROJECT_ID } from '@harborline/domain/local-suite';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { makeHeldRequest } from '@harborline/domain/testing/factories';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { acceptMail } from '../src/inbox/new-ticket/accept-mail';
import { call } from './support/call';
import { mailsTo } from './support/mailbox';
import { newChatStaff, newVisitor } from './support/people';
import { db, eventually, hostOf } from './support/suite';
import { newLibrary, newRecord, stored, unique, writeHeldRequest } from './support/world';

const JUNK = 10_000;
const BATCH = 500;
const DOCUMENTS = `projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;

/** Junk of the last hours, as the trigger holds it. @returns its ids */
async function writeJunk(libraryId: string): Promise<number[]> {
  const nowMs = Date.now();
  const ids = Array.from({ length: JUNK }, (_, index) => 2 * 10 ** 15 + (nowMs % 10 ** 9) * 10 ** 5 + index);
  for (let from = 0; from < JUNK; from += BATCH) {
    const batch = db.batch();
    for (const [index, ticket_id] of ids.slice(from, from + BATCH).entries()) {
      const created_at = Timestamp.fromMillis(nowMs - 1_000 * (from + index + 1));
      const held = makeHeldRequest({ support_lib_id: libraryId, ticket_id, visitor_uid: `junk${ticket_id}` });
      batch.set(db.doc(docPath.heldRequest(ticket_id)), { ...stored(held), created_at });
    }
    await batch.commit();
  }
  return ids;
}

/** Uses up the hourly limit of an address, as a flood under a false address does. */
async function useUp(libraryId: string, replyTo: string): Promise<void> {
  const nowMs = Date.now();
  for (;;) {
    const record = newRecord(libraryId, unique('visitor'), { replyTo });
    // Where no trigger looks.
    const ref = db.collection('Drafts').doc(String(record.ticketId));
    await ref.set(record);
    if ((await acceptMail(ref, nowMs))?.state === 'held') return;
  }
}

const fieldsOf = (value: object): object =>
  Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, restValue(entry)]));

function restValue(value: unknown): object {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(restValue) } };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { mapValue: { fields: fieldsOf(value as object) } };
}

const asVisitor = (token: string, verb: string, body: object) =>
  fetch(`http://${hostOf('firestore')}/v1/${DOCUMENTS}:${verb}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Sends a request as a page does: through the rules. */
function send(token: string, record: ReturnType<typeof newRecord>): Promise<Response> {
  const name = `${DOCUMENTS}/${docPath.mail(record.ticketId)}`;
  const created_at = { fieldPath: 'created_at', setToServerValue: 'REQUEST_TIME' };
  const update = { name, fields: fieldsOf(record) };
  return asVisitor(token, 'commit', {
    writes: [{ update, updateTransforms: [created_at], currentDocument: { exists: false } }],
  });
}

/** The query by which the visitor's page finds out whether its request is held. @returns how many it finds */
async function heldOf({ uid, token }: { uid: string; token: string }, libraryId: string, ticketId: number) {
  const is = (fieldPath: string, value: unknown) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: restValue(value) },
  });
  const filters = [
    is('support_lib_id', libraryId),
    is('visitor_uid', uid),
    is('state', 'held'),
    is('ticket_id', ticketId),
  ];
  const answer = await asVisitor(token, 'runQuery', {
    structuredQuery: {
      from: [{ collectionId: COLLECTIONS.heldRequests }],
      where: { compositeFilter: { op: 'AND', filters } },
      limit: 1,
    },
  });
  const found = (await answer.json()) as { document?: object }[];
  return found.filter(({ document }) => document !== undefined).length;
}

describe(`${JUNK} requests of junk, then an honest one`, () => {
  it('D-55: the honest one is held, the visitor sees that, staff discard the junk at once and release it', async () => {
    const libraryId = await newLibrary();
    const agent = await newChatStaff(libraryId, 'agent');
    const junk = await writeJunk(libraryId);
    const withMail = await writeHeldRequest(libraryId);
    const replyTo = `${unique('honest-')}@visitor.example`;
    await useUp(libraryId, replyTo);

    const visitor = await newVisitor();
    const honest = newRecord(libraryId, visitor.uid, { replyTo, helpText: 'My bike does not turn on.' });
    expect((await send(visitor.token, honest)).status).toBe(200);
    await eventually(async () => expect(await heldOf(visitor, libraryId, honest.ticketId)).toBe(1));

    // The staff's list shows the newest first, so the honest request is on its first page.
    const newest = await db
      .collection(COLLECTIONS.heldRequests)
      .where('support_lib_id', '==', libraryId)
      .where('state', '==', 'held')
      .orderBy('created_at', 'desc')
      .limit(LIMITS.heldRequestsPerCall)
      .get();
    expect(newest.docs.map(({ id }) => id)).toContain(String(honest.ticketId));

    const decide = (body: object) => call('POST', '/api/inbox/heldrequests', body, { token: agent.token });
    const late = {
      ...stored(makeHeldRequest({ support_lib_id: libraryId })),
      ticket_id: newRecord('', '').ticketId,
      // later than the first call, which sets the bound for what is discarded
      created_at: Timestamp.fromMillis(Date.now() + 120_000),
    };
    const discarded: number[] = [];
    let request: object = { action: 'discard', keep_ids: [honest.ticketId] };
    let calls = 0;
    for (;;) {
      const { status, body } = await decide(request);
      expect(status).toBe(200);
      const changed = body.data?.changed as number[];
      expect(changed.length).toBeLessThanOrEqual(LIMITS.heldRequestsPerBatch + 1);
      discarded.push(...changed);
      calls += 1;
      if (body.data?.has_more !== true) break;
      // Another request arrives meanwhile: staff were not asked about it.
      if (calls === 2) await db.doc(docPath.heldRequest(late.ticket_id)).set(late);
      request = { action: 'discard', keep_ids: [honest.ticketId], until: body.data.until };
    }
    const all = new Set(discarded);
    expect(all.size).toBe(discarded.length);
    expect([...junk, withMail].filter((id) => !all.has(id))).toEqual([]);
    expect((await db.doc(docPath.heldRequest(late.ticket_id)).get()).get('state')).toBe('held');
    expect((await db.doc(docPath.mail(withMail)).get()).get('delivery.state')).toBe('discarded');
    expect(await heldOf(visitor, libraryId, honest.ticketId)).toBe(1);

    expect((await decide({ action: 'release', ticket_ids: [honest.ticketId] })).body.data?.changed).toEqual([
      honest.ticketId,
    ]);
    const { state } = (await db.doc(docPath.mail(honest.ticketId)).get()).get('delivery');
    expect(state).toBe('accepted');
    // The receipts of the requests that used up the limit, and this one's.
    await eventually(async () => expect(await mailsTo(replyTo)).toHaveLength(21));

    // Restoring brings all of them back.
    const some = junk.slice(0, LIMITS.heldRequestsPerBatch);
    expect((await decide({ action: 'restore', ticket_ids: some })).body.data?.changed).toEqual(some);
  }, 180_000);
});
