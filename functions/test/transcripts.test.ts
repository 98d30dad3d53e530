import { buildMessage } from '@harborline/domain/conversation/build-message';
import { docPath } from '@harborline/domain/paths';
import { TRANSCRIPT_TEXTS } from '@harborline/domain/texts/transcript';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, fromAnywhere } from './support/call';
import { mailsTo } from './support/mailbox';
import { type Identity, newVisitor } from './support/people';
import { db, eventually, untilRefused } from './support/suite';
import { newLibrary, unique } from './support/world';

const CHATS = '/api/inbox/chats';
const QUESTION = 'Is the blue one in stock?';
const ANSWER = 'It comes on Monday.';
const NOTE = 'SECRET: he never pays.';

let libraryId = '';
beforeAll(async () => {
  libraryId = await newLibrary();
});

const newAddress = () => `${unique('vera')}@visitor.example`;
const asVisitor = ({ token }: Identity) => ({ token, headers: fromAnywhere() });
const ask = (who: Identity, ref: string) =>
  call('POST', `${CHATS}/transcript`, { conversation_ref: ref }, asVisitor(who));

/** Whether one more is refused; the hour may have changed since the first. */
const isRefused = async (who: Identity, ref: string) =>
  (await untilRefused(1, async () => (await ask(who, ref)).status === 200)).isRefused;

async function addLine(ref: string, senderType: 'agent' | 'note', text: string): Promise<void> {
  const message = buildMessage({
    conversationRef: ref,
    libraryId,
    senderType,
    senderRef: 'ada',
    senderName: 'Ada',
    text,
    createdAt: Timestamp.now(),
  });
  await db.doc(docPath.message(ref, unique('message'))).set(message);
}

/** A chat with a question, an answer and a note. */
async function newChat(by: Identity, email: string): Promise<string> {
  const { body } = await call(
    'POST',
    CHATS,
    {
      support_lib_id: libraryId,
      conversation_ref: unique('chat'),
      message_id: unique('message'),
      name: 'Vera',
      email,
      text: QUESTION,
      url: 'https://shop.example/bikes',
    },
    asVisitor(by),
  );
  const ref = String(body.data?.conversation_ref);
  await addLine(ref, 'agent', ANSWER);
  await addLine(ref, 'note', NOTE);
  return ref;
}

/** The one mail to an address that came after so many others. */
async function mailAfter(email: string, count: number) {
  return eventually(async () => {
    const mail = (await mailsTo(email))[count];
    if (mail === undefined) throw new Error('no mail');
    return mail;
  });
}

/** Opens the conversation by the link of a mail, as the page does. */
async function openLink(who: Identity, ref: string, text: string) {
  const token = /[?&]token=([\w.-]+)/.exec(text)?.[1] ?? '';
  return call('POST', '/api/inbox/visitoraccess', { conversation_ref: ref, token }, asVisitor(who));
}

describe('POST chats/transcript (D-07, D-91)', () => {
  it('sends an address that this browser has not proven a link, and nothing that was written, once an hour', async () => {
    const [vera, email] = [await newVisitor(), newAddress()];
    const ref = await newChat(vera, email);
    const { status, body } = await ask(vera, ref);
    expect([status, body.data]).toEqual([200, { conversation_ref: ref, is_link: true }]);
    const { text, html, subject } = await mailAfter(email, 0);
    expect(text).toContain(TRANSCRIPT_TEXTS.link);
    expect(text).toMatch(/\/conversation\/[\w-]+\?token=[\w.-]+&transcript=1\b/);
    for (const words of [QUESTION, ANSWER, NOTE, 'Vera']) expect(text + html + subject).not.toContain(words);
    expect(await isRefused(vera, ref)).toBe(true);
  });

  it('sends the chat once its link was opened, without notes, once an hour', async () => {
    const [vera, email] = [await newVisitor(), newAddress()];
    const ref = await newChat(vera, email);
    await ask(vera, ref);
    const link = await mailAfter(email, 0);
    expect((await openLink(vera, ref, link.text)).status).toBe(200);
    const { status, body } = await ask(vera, ref);
    expect([status, body.data]).toEqual([200, { conversation_ref: ref, is_link: false }]);
    const { text, html } = await mailAfter(email, 1);
    for (const part of [text, html]) {
      expect(part.indexOf(ANSWER)).toBeGreaterThan(part.indexOf(QUESTION));
      expect(part.indexOf(QUESTION)).toBeGreaterThan(0);
      expect(part).not.toContain('SECRET');
    }
    expect(await isRefused(vera, ref)).toBe(true);
  });

  it('does not take what another browser has proven for this one', async () => {
    const [vera, reader, email] = [await newVisitor(), await newVisitor(), newAddress()];
    const first = await newChat(vera, email);
    await ask(vera, first);
    const link = await mailAfter(email, 0);
    expect((await openLink(reader, first, link.text)).status).toBe(200);
    const second = await newChat(await newVisitor(), email);
    expect((await ask(reader, second)).status).toBe(404);
    await db.doc(docPath.conversation(second)).update({ visitor_uids: [vera.uid] });
    expect((await ask(vera, second)).body.data).toMatchObject({ is_link: true });
    expect((await ask(reader, first)).body.data).toMatchObject({ is_link: false });
  });

  it('stops at five mails an hour to one address, whoever asks', async () => {
    const email = newAddress();
    const { passed, isRefused } = await untilRefused(5, async () => {
      const who = await newVisitor();
      const { status } = await ask(who, await newChat(who, email));
      expect([200, 429]).toContain(status);
      return status === 200;
    });
    expect(isRefused).toBe(true);
    expect(passed).toBeGreaterThanOrEqual(5);
  });

  it('is not for somebody else’s chat, a ticket, or a chat without an address', async () => {
    const [vera, other] = [await newVisitor(), await newVisitor()];
    const ref = await newChat(vera, '');
    expect((await ask(vera, ref)).status).toBe(409);
    expect((await ask(other, ref)).status).toBe(404);
    expect((await ask(vera, 'nowhere')).status).toBe(404);
    await db.doc(docPath.conversation(ref)).update({ source: 'widget', 'visitor.email': newAddress() });
    expect((await ask(vera, ref)).status).toBe(404);
  });
});
