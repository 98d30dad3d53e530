import type { EmailLogItem } from '@harborline/domain/activity/email-log-item';
import type { OutboxMail } from '@harborline/domain/entities/outbox';
import { docPath } from '@harborline/domain/paths';
import { makeOutboxMail } from '@harborline/domain/testing/factories';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { mailsTo } from './support/mailbox';
import { type Identity, newStaff } from './support/people';
import { db } from './support/suite';
import { newLibrary, unique } from './support/world';

const LOGS = '/api/activity/email-logs';

let libraryId = '';
let admin: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  admin = await newStaff(libraryId, 'admin');
});

async function newMail(to: string, ageMs: number, changes: Partial<OutboxMail> = {}): Promise<string> {
  const id = unique('mail');
  const delivery = { state: 'sent', attempts: 1, error: '' } as const;
  const mail = makeOutboxMail({ support_lib_id: libraryId, to, delivery, ...changes });
  const created_at = Timestamp.fromMillis(Date.now() - ageMs);
  await db.doc(docPath.outbox(id)).create({ ...mail, recipient: to.toLowerCase(), created_at });
  return id;
}

async function list(query: string, { token } = admin) {
  const { status, body } = await call('GET', `${LOGS}?${query}`, undefined, { token });
  return { status, ...(body.data as unknown as { emails: EmailLogItem[]; nextCursor: string }) };
}

describe('GET email-logs', () => {
  it('lists mails, newest first and page by page, without their text', async () => {
    const newest = await newMail('Vera@visitor.example', 0, {
      delivery: { state: 'failed', attempts: 3, error: 'no such mailbox' },
    });
    const older = await newMail('adam@visitor.example', 1_000);
    const oldest = await newMail('vera@visitor.example', 2_000);
    const first = await list('limit=2');
    expect(first.emails.map(({ id }) => id)).toEqual([newest, older]);
    expect(first.emails[0]).toEqual({
      id: newest,
      to: 'Vera@visitor.example',
      subject: 'We have your request',
      kind: 'receipt',
      state: 'failed',
      attempts: 3,
      error: 'no such mailbox',
      can_retry: true,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await list(`limit=2&cursor=${first.nextCursor}`)).toMatchObject({
      emails: [{ id: oldest }],
      nextCursor: '',
    });
    const ofVera = await list('q=VERA@');
    expect(ofVera.emails.map(({ id }) => id)).toEqual([newest, oldest]);
    expect((await list('q=nobody')).emails).toEqual([]);
  });

  it('D-38: does not tell who subscribes to the status page', async () => {
    const before = new Set((await list('')).emails.map(({ id }) => id));
    for (const kind of ['subscription', 'status'] as const) await newMail('sue@reader.example', 0, { kind });
    const { emails } = await list('');
    expect(emails.filter(({ id }) => !before.has(id)).map(({ to }) => to)).toEqual(['', '']);
    expect((await list('q=sue')).emails).toEqual([]);
  });

  it("shows no other library's mails, not even through a cursor", async () => {
    const id = await newMail('secret@visitor.example', 0);
    const stranger = await newStaff(await newLibrary(), 'owner');
    expect((await list('', stranger)).emails).toEqual([]);
    expect((await list('q=secret', stranger)).emails).toEqual([]);
    const foreign = await call('GET', `${LOGS}?cursor=${id}`, undefined, stranger);
    expect(foreign).toEqual(await call('GET', `${LOGS}?cursor=nosuchmail`, undefined, stranger));
    expect(foreign.status).toBe(404);
  });

  it.each([
    ['owner', 200],
    ['admin', 200],
    ['editor', 403],
    ['writer', 403],
    ['agent', 403],
  ] as const)('D-32: %s gets %i', async (role, status) => {
    expect((await list('', await newStaff(libraryId, role))).status).toBe(status);
  });
});

describe('POST email-logs', () => {
  const failed = { delivery: { state: 'failed', attempts: 5, error: 'mailbox is full' } } as const;
  const retry = async (id: string, { token } = admin) => call('POST', LOGS, { id }, { token });

  it('sends a failed mail again, once', async () => {
    const to = `${unique('kim')}@visitor.example`.toLowerCase();
    const id = await newMail(to, 0, failed);
    const answers = await Promise.all([retry(id), retry(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const sent = answers.find(({ status }) => status === 200);
    expect(sent?.body.data).toMatchObject({ id, state: 'sent', attempts: 1, error: '', can_retry: false });
    expect(await mailsTo(to)).toHaveLength(1);
    expect((await retry(id)).status).toBe(409);
  });

  it('refuses one whose content was deleted, and one of a subscriber', async () => {
    for (const kind of ['invitation', 'password', 'signin', 'subscription', 'status'] as const) {
      const id = await newMail('x@visitor.example', 0, { kind, ...failed });
      expect((await retry(id)).status, kind).toBe(409);
    }
  });

  it('finds no mail of another library', async () => {
    const id = await newMail('x@visitor.example', 0, failed);
    const stranger = await newStaff(await newLibrary(), 'owner');
    expect((await retry(id, stranger)).status).toBe(404);
    expect((await db.doc(docPath.outbox(id)).get()).get('delivery.state')).toBe('failed');
  });
});
