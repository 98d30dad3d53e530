import { RATE_CLASSES } from '@harborline/domain/api/rate-classes';
import { LOCAL_INBOUND_SECRET, LOCAL_STORAGE_BUCKET } from '@harborline/domain/local-suite';
import { COLLECTIONS, docPath, rtdbPath, storagePath } from '@harborline/domain/paths';
import { readingWait } from '@harborline/domain/stores/reading-waits';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { NEW_TICKET_TEXTS } from '@harborline/domain/texts/new-ticket';
import { domainOf } from '@harborline/domain/tickets/blocked-senders';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { beforeAll, describe, expect, it } from 'vitest';
import { signCall } from '../src/inbox/inbound/signed-call';
import { config } from '../src/platform/config';
import { replyAddress } from '../src/platform/mail-address';
import { call, fromAnywhere } from './support/call';
import { historyOf } from './support/history';
import { mailsTo } from './support/mailbox';
import { chatTokenOf, type Identity, newChatStaff, newStaff, newVisitor } from './support/people';
import { db, eventually, hostOf, rtdb, untilRefused } from './support/suite';
import { newLibrary, unique } from './support/world';

let libraryId = '';
let agent: Identity;
let teammate: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  const ada = await newStaff(libraryId, 'agent', { display_name: 'Ada', agent_name: 'Ada' });
  agent = { uid: ada.uid, token: await chatTokenOf(ada) };
  teammate = await newStaff(libraryId, 'agent', { display_name: 'Ben' });
});

const newPerson = () => `${unique('vera')}@visitor.example`.toLowerCase();

const requestFor = (email: string, changes: object = {}) => ({
  request_id: unique('request'),
  name: 'Vera',
  email,
  subject: 'Your lamp is ready',
  text: 'You called us about your lamp.\n<b>It is ready.</b>',
  is_mailed: true,
  ...changes,
});

const create = (body: object, { token } = agent) => call('POST', '/api/inbox/tickets', body, { token });

const ticketsFor = async (email: string) =>
  (await db.collection(COLLECTIONS.conversations).where('visitor.email', '==', email).get()).docs;

const messagesOf = async (ref: string) =>
  (await db.collection(docPath.messages(ref)).get()).docs.map((one) => one.data());

/** Creates a ticket and returns its document. */
async function created(body: ReturnType<typeof requestFor>) {
  const answer = await create(body);
  expect(answer.status).toBe(200);
  const { conversation_ref: ref } = answer.body.data as { conversation_ref: string };
  return { ref, ticket: await db.doc(docPath.conversation(ref)).get(), answer };
}

describe('POST tickets (D-100)', () => {
  it('opens a ticket for a person and says who created it', async () => {
    const email = newPerson();
    const { ref, ticket, answer } = await created(requestFor(email, { assigned_to: agent.uid }));
    expect(answer.body.data).toEqual({ conversation_ref: ref, number: ticket.get('number') });
    expect(ticket.data()).toMatchObject({
      support_lib_id: libraryId,
      created_by: agent.uid,
      assigned_to: agent.uid,
      title: 'Your lamp is ready',
      source: 'email',
      status: 'open',
      visitor: { name: 'Vera', email, is_verified: false },
      visitor_uids: [],
    });
    expect(await messagesOf(ref)).toMatchObject([
      { sender_type: 'agent', sender_ref: agent.uid, is_public: true, text: requestFor(email).text },
    ]);
    expect(await historyOf(ref)).toMatchObject([
      {
        kind: 'ticket-created',
        actor_ref: agent.uid,
        details: { to: '', to_ref: agent.uid, is_mailed: 'yes' },
      },
    ]);
    const access = await rtdb.ref(rtdbPath.access(ref)).get();
    expect(access.val()).toEqual({ support_lib_id: libraryId });
  });

  it('writes to the person, whose answer by mail comes back to the ticket', async () => {
    const email = newPerson();
    const { ref, ticket } = await created(requestFor(email));
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(1));
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe(`Your lamp is ready (#${ticket.get('number')})`);
    expect(mail?.text).toMatch(/^Ada from .* wrote to you \(#\d+\):/);
    const answer = [
      `From: ${email}`,
      `Message-ID: <${unique('m')}@visitor.example>`,
      '',
      'I will come by.',
    ].join('\r\n');
    const parts = {
      timestamp: Math.floor(Date.now() / 1000),
      recipient: replyAddress(ref, email),
      raw: Buffer.from(answer).toString('base64'),
    };
    const body = { ...parts, signature: signCall(parts, LOCAL_INBOUND_SECRET) };
    const taken = await call('POST', '/api/inbox/inboundmail', body, { headers: fromAnywhere() });
    expect(taken.body.data?.outcome).toBe('message');
    const after = await db.doc(docPath.conversation(ref)).get();
    expect(after.get('last_message')).toMatchObject({ sender_type: 'visitor', preview: 'I will come by.' });
    expect(after.get('created_by')).toBe(agent.uid);
  });

  it('keeps the message as a note if nothing is to be mailed', async () => {
    const email = newPerson();
    const { ref, ticket } = await created(requestFor(email, { is_mailed: false, text: 'She was angry.' }));
    expect(await messagesOf(ref)).toMatchObject([{ sender_type: 'note', is_public: false }]);
    expect(JSON.stringify(ticket.data())).not.toContain('angry');
    expect(await historyOf(ref)).toMatchObject([{ details: { is_mailed: '' } }]);
    expect((await db.doc(readingWait(`${ref}-visitor`).path).get()).exists).toBe(false);
  });

  it('opens one ticket however often it is called, and another for another request', async () => {
    const email = newPerson();
    const body = requestFor(email);
    const answers = await Promise.all([create(body), create(body), create(body)]);
    expect(new Set(answers.map(({ body: { data } }) => JSON.stringify(data))).size).toBe(1);
    const [ticket, ...more] = await ticketsFor(email);
    expect(more).toEqual([]);
    expect(await messagesOf(ticket?.id ?? '')).toHaveLength(1);
    expect(await historyOf(ticket?.id ?? '')).toHaveLength(1);
    await create({ ...body, request_id: unique('request') });
    expect(await ticketsFor(email)).toHaveLength(2);
  });

  it.each([
    ['the text', { text: 'It is not ready.' }],
    ['the subject', { subject: 'Your lamps' }],
    ['the address', { email: newPerson() }],
    ['the name', { name: 'Vero' }],
    ['where the message goes', { is_mailed: false }],
  ])(
    'says that the ticket was created already if %s was changed since, and changes nothing',
    async (_what, changes) => {
      const body = requestFor(newPerson());
      const { ref, ticket } = await created(body);
      expect(await create({ ...body, ...changes })).toMatchObject({
        status: 409,
        body: { message: NEW_TICKET_TEXTS.createdAlready(shortNumber(ticket.get('number'))) },
      });
      const after = await db.doc(docPath.conversation(ref)).get();
      for (const field of ['title', 'visitor']) expect(after.get(field)).toEqual(ticket.get(field));
      expect(await messagesOf(ref)).toMatchObject([{ text: body.text, is_public: true }]);
      expect((await create({ ...body, ...changes, request_id: unique('request') })).status).toBe(200);
    },
  );

  it('is for no address of our own, which would write to itself', async () => {
    const { ref } = await created(requestFor(newPerson()));
    const replies = replyAddress(ref, newPerson());
    for (const email of [replies, `anything${domainOf(replies)}`, config().mailSender]) {
      expect(await create(requestFor(email))).toMatchObject({
        status: 409,
        body: { message: NEW_TICKET_TEXTS.ownAddress },
      });
      expect(await ticketsFor(email)).toEqual([]);
    }
  });

  it('never finds the ticket of a teammate or of another library by the same id', async () => {
    const email = newPerson();
    const body = requestFor(email);
    await create(body);
    await create(body, await newChatStaff(libraryId, 'agent'));
    await create(body, await newChatStaff(await newLibrary(), 'agent'));
    const tickets = await ticketsFor(email);
    expect(new Set(tickets.map(({ id }) => id)).size).toBe(3);
  });

  it('gives it to a teammate who answers tickets, or to nobody', async () => {
    const { ref, ticket } = await created(requestFor(newPerson(), { assigned_to: teammate.uid }));
    expect([ticket.get('assigned_to'), ticket.get('assigned_by')]).toEqual([teammate.uid, agent.uid]);
    expect(await historyOf(ref)).toMatchObject([{ details: { to: 'Ben' } }]);
    const free = await created(requestFor(newPerson()));
    expect([free.ticket.get('assigned_to'), free.ticket.get('assigned_by')]).toEqual(['', '']);
  });

  it('refuses people who answer no tickets, or work elsewhere, and opens nothing', async () => {
    const email = newPerson();
    const writer = await newStaff(libraryId, 'writer', { display_name: 'Wim' });
    const foreign = await newStaff(await newLibrary(), 'agent');
    expect(await create(requestFor(email, { assigned_to: writer.uid }))).toMatchObject({
      status: 409,
      body: { message: ASSIGNEE_TEXTS.answersNoTickets('Wim') },
    });
    const gone = await newStaff(libraryId, 'agent', { is_active: false });
    for (const { uid } of [gone, foreign, { uid: 'nobody' }])
      expect(await create(requestFor(email, { assigned_to: uid }))).toMatchObject({
        status: 409,
        body: { message: ASSIGNEE_TEXTS.gone },
      });
    expect(await ticketsFor(email)).toEqual([]);
  });

  it.each([
    ['agent', 200],
    ['admin', 200],
    ['owner', 200],
    ['writer', 403],
    ['editor', 403],
  ] as const)('is for whoever answers tickets: %s gets %i', async (role, status) => {
    const email = newPerson();
    const caller = await newChatStaff(libraryId, role);
    expect((await create(requestFor(email), caller)).status).toBe(status);
    expect(await ticketsFor(email)).toHaveLength(status === 200 ? 1 : 0);
  });

  it('is refused to visitors and to callers without a chat token', async () => {
    const email = newPerson();
    for (const caller of [await newStaff(libraryId, 'owner'), await newVisitor()])
      expect((await create(requestFor(email), caller)).status).toBe(401);
    expect(await ticketsFor(email)).toEqual([]);
  });

  it('takes hostile text as text: no line end gets into a subject or a name', async () => {
    const email = newPerson();
    const { ticket } = await created(
      requestFor(email, {
        subject: 'Lamp\r\nBcc: eve@evil.example',
        name: 'Vera\r\nX: <script>',
        text: '<img src=x onerror=alert(1)>',
      }),
    );
    expect(ticket.get('title')).toBe('Lamp Bcc: eve@evil.example');
    expect(ticket.get('visitor.name')).toBe('Vera X: <script>');
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(1));
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toMatch(/^Lamp Bcc: eve@evil\.example \(#\d+\)$/);
    expect(mail?.html).not.toContain('<img src=x');
  });

  it.each([
    ['no address', { email: 'vera' }],
    ['two addresses', { email: 'a@visitor.example, b@visitor.example' }],
    ['a line end in the address', { email: 'a@visitor.example\r\nBcc: b@visitor.example' }],
    ['no subject', { subject: ' \r\n ' }],
    ['a subject too long', { subject: 'x'.repeat(81) }],
    ['a text that shows nothing', { text: '\u200b ' }],
    ['an id that is a path', { request_id: 'a/b' }],
    ['a file of somebody else', { file_urls: ['https://evil.example/a.png'] }],
  ])('refuses %s', async (_what, changes) => {
    expect((await create(requestFor(newPerson(), changes))).status).toBe(400);
  });

  it("takes the caller's own files, and mails all of them", async () => {
    const email = newPerson();
    const path = (uid: string, name: string) =>
      encodeURIComponent(storagePath.visitorUpload(libraryId, uid, name));
    const urlOf = (uid: string, name: string) =>
      `http://${hostOf('storage')}/v0/b/${LOCAL_STORAGE_BUCKET}/o/${path(uid, name)}?alt=media&token=t`;
    const own = [urlOf(agent.uid, 'one.png'), urlOf(agent.uid, 'two.png')];
    expect((await create(requestFor(email, { file_urls: [urlOf(teammate.uid, 'one.png')] }))).status).toBe(
      400,
    );
    const { ref } = await created(requestFor(email, { file_urls: own }));
    expect(await messagesOf(ref)).toMatchObject([{ file_url: own[0], more_files: [own[1]] }]);
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(1));
    const [mail] = await mailsTo(email);
    expect(mail?.text.match(/^Attachment: /gm)).toHaveLength(2);
  });

  it('counts tickets for one address, and refuses more than its limit in an hour', async () => {
    const email = newPerson();
    const others = await newChatStaff(libraryId, 'agent');
    const { address: limit } = RATE_CLASSES.openedTicket;
    const sent = await untilRefused(limit, async () => {
      const { status } = await create(requestFor(email, { is_mailed: false }), others);
      expect([200, 429]).toContain(status);
      return status === 200;
    });
    expect(sent.isRefused).toBe(true);
    expect(sent.passed).toBeGreaterThanOrEqual(limit);
  });
});
