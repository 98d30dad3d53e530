import { ATTACHMENT_TEXTS } from '@harborline/domain/texts/attachments';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { CHAT_HISTORY_TEXTS } from '@harborline/domain/texts/chat-history';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { TRANSCRIPT_TEXTS } from '@harborline/domain/texts/transcript';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Actor, PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { dropFile } from '../support/files';
import { linkIn, waitForMail } from '../support/mailbox';
import { freshAddress } from '../support/people';
import { sidewaysOverflow } from '../support/settled';
import { messages, openConversation, reply, replyBox, signIn } from '../support/staff-steps';
import { ORIGIN } from '../support/suite';
import { answer, answerBox, answerByButton } from '../support/visitor-steps';

const newPerson = useCast();

/** The smallest possible picture: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Of a library whose staff sign in for nothing else meanwhile: whoever is there can get a chat. */
const WIDGET = '/widgetAdvanced/quillpad';
const button = (page: Pick<Page, 'getByRole'>, name: string) =>
  page.getByRole('button', { name, exact: true });

interface Words {
  readonly name?: string;
  readonly email?: string;
  readonly text: string;
}

async function startChat(visitor: Actor, { name = '', email = '', text }: Words): Promise<void> {
  const { page } = visitor;
  await visitor.goto(`${WIDGET}/chat`);
  await page.getByLabel(CHAT_TEXTS.first).fill(text);
  await page.getByLabel(CHAT_TEXTS.name).fill(name);
  await page.getByLabel(CHAT_TEXTS.email).fill(email);
  await button(page, CHAT_TEXTS.start).click();
  await messages(page).filter({ hasText: text }).waitFor();
}

/** Signs in and waits for the queue, so that a chat is taken before the routing gives it to somebody. */
async function openQueue(agent: Actor): Promise<void> {
  await signIn(agent, 'quillpad-agent');
  await agent.goto('/admin/chatinbox');
  await agent.page.getByRole('heading', { name: CHAT_TEXTS.queue }).waitFor();
}

async function takeChat({ page }: Actor, name: string): Promise<void> {
  await button(page, CHAT_TEXTS.takeName(name)).click();
  await button(page, CHAT_TEXTS.close).waitFor();
}

async function write({ page }: Actor, text: string): Promise<void> {
  await replyBox(page).fill(text);
  await page.keyboard.press('Enter');
}

async function closeChat({ page }: Actor): Promise<void> {
  await button(page, CHAT_TEXTS.close).click();
  await button(page.getByRole('dialog'), CHAT_TEXTS.close).click();
  await page.getByText(CHAT_TEXTS.closed, { exact: true }).waitFor();
}

describe('live chat (S2.3-05, S6-34 to S6-36, D-91)', () => {
  it('leads a visitor from the card to an agent, and both through a whole chat', async () => {
    const [agent, visitor] = [await newPerson(), await newPerson(PHONE)];
    await openQueue(agent);
    await visitor.goto(WIDGET);
    await visitor.page.getByText(CHAT_TEXTS.card).click();
    await visitor.page.getByLabel(CHAT_TEXTS.first).fill('Does the pen need ink?');
    await visitor.page.getByLabel(CHAT_TEXTS.name).fill('Vera Chatty');
    await visitor.page.getByLabel(CHAT_TEXTS.email).fill('vera@');
    await button(visitor.page, CHAT_TEXTS.start).click();
    await visitor.page.getByText(CHAT_TEXTS.emailWrong).waitFor();
    const email = freshAddress('vera');
    await visitor.page.getByLabel(CHAT_TEXTS.email).fill(email);
    await button(visitor.page, CHAT_TEXTS.start).click();
    await visitor.page.getByText(CHAT_TEXTS.waiting(1)).waitFor();

    await takeChat(agent, 'Vera Chatty');
    await visitor.page.getByText(/ is here\.$/).waitFor();
    await write(agent, 'It writes without any.');
    await visitor.page.getByText('It writes without any.').waitFor();
    const { seen } = VISITOR_CONVERSATION_TEXTS.delivery;
    const isSeen = messages(agent.page).filter({ hasText: 'It writes without any.' }).getByText(seen);
    await isSeen.waitFor();
    await answerBox(visitor.page).pressSequentially('And on paper');
    await agent.page.getByText(INBOX_TEXTS.visitorTyping).waitFor();
    await answerByButton(visitor, 'And on paper?');
    await messages(agent.page).filter({ hasText: 'And on paper?' }).waitFor();
    await messages(visitor.page).filter({ hasText: 'And on paper?' }).getByText(seen).waitFor();

    // The chat is the visitor's on every page and after a reload.
    await visitor.page.reload();
    await messages(visitor.page).filter({ hasText: 'And on paper?' }).waitFor();

    await closeChat(agent);
    await visitor.page.getByText(CHAT_TEXTS.endedByAgent).waitFor();
    await button(visitor.page, TRANSCRIPT_TEXTS.ask).click();
    await visitor.page.getByText(TRANSCRIPT_TEXTS.linkSent(email)).waitFor();
    const isOfChat = ({ subject }: { subject: string }) => subject.startsWith('Your chat with');
    const link = await waitForMail(email, 'the link to the chat', isOfChat);
    // Whoever opens it need not ask again (D-91).
    const reader = await newPerson();
    await reader.goto(linkIn(link, '/conversation/'));
    await reader.page.getByText(TRANSCRIPT_TEXTS.sent(email)).waitFor();
    await waitForMail(
      email,
      'the chat itself',
      (mail) => isOfChat(mail) && mail.text.includes('And on paper?'),
    );
    expect(await answerBox(visitor.page).count()).toBe(0);
    await button(visitor.page, CHAT_TEXTS.again).click();
    await visitor.page.getByLabel(CHAT_TEXTS.first).waitFor();
    expect(await visitor.page.getByLabel(CHAT_TEXTS.name).inputValue()).toBe('Vera Chatty');

    await agent.goto('/admin/inbox?tab=archives');
    await agent.page
      .getByRole('link', { name: /Vera Chatty/ })
      .first()
      .click();
    await agent.page.getByText(CHAT_TEXTS.isClosed).waitFor();
    await messages(agent.page).filter({ hasText: 'Does the pen need ink?' }).waitFor();
  });

  it('hands a chat back to the queue with a note that the visitor never sees', async () => {
    const [agent, visitor] = [await newPerson(), await newPerson()];
    await openQueue(agent);
    await startChat(visitor, { name: 'Hal Handover', text: 'I want my money back.' });
    await takeChat(agent, 'Hal Handover');
    await button(agent.page, CHAT_TEXTS.handOver).click();
    const dialog = agent.page.getByRole('dialog');
    await dialog.getByLabel(CHAT_TEXTS.handOverTo).selectOption({ label: CHAT_TEXTS.toQueue });
    await dialog.getByLabel(CHAT_TEXTS.note).fill('Order 4711, be kind.');
    await dialog.getByRole('button', { name: CHAT_TEXTS.handOver }).click();
    await agent.page.getByText(CHAT_TEXTS.handedToQueue).waitFor();
    await visitor.page.getByText(CHAT_TEXTS.waitingAgain(1)).waitFor();

    await takeChat(agent, 'Hal Handover');
    await agent.page.getByText('Order 4711, be kind.').waitFor();
    const returned = CHAT_HISTORY_TEXTS.returned('') + CHAT_HISTORY_TEXTS.withNote;
    for (const event of [returned, CHAT_HISTORY_TEXTS.taken('')])
      await agent.page.getByText(event).first().waitFor();
    for (const secret of ['be kind', returned, CHAT_HISTORY_TEXTS.taken('')])
      expect(await visitor.page.getByText(secret).count()).toBe(0);
    await button(visitor.page, CHAT_TEXTS.end).click();
    await button(visitor.page, CHAT_TEXTS.endYes).click();
    await visitor.page.getByText(CHAT_TEXTS.endedByVisitor).waitFor();
    await agent.page.getByText(CHAT_TEXTS.isClosed).waitFor();
    await agent.page.getByText(CHAT_HISTORY_TEXTS.visitorEnded).waitFor();
  });

  it('answers by email a visitor for whom nobody comes', async () => {
    const [agent, visitor] = [await newPerson(), await newPerson(PHONE)];
    const email = freshAddress('nina');
    await startChat(visitor, { name: 'Nina Nobody', text: 'Is anybody there?' });
    await button(visitor.page, CHAT_TEXTS.byEmail).click();
    await visitor.page.getByLabel(CHAT_TEXTS.email).fill(email);
    await button(visitor.page, CHAT_TEXTS.byEmailSend).click();
    await visitor.page.getByText(INBOX_TEXTS.statusOpen, { exact: true }).waitFor();
    await waitForMail(email, 'the receipt', ({ subject }) => subject.includes('we have your request'));
    await signIn(agent, 'quillpad-agent');
    await openConversation(agent, 'Nina Nobody');
    await reply(agent, 'Now we are.');
    await visitor.page.getByText('Now we are.').waitFor();

    // The widget begins another chat, and leads to the request.
    await visitor.goto(`${WIDGET}/chat`);
    await visitor.page.getByLabel(CHAT_TEXTS.first).waitFor();
    await visitor.page.getByText(VISITOR_CONVERSATION_TEXTS.yours).click();
    await visitor.page.getByText('Now we are.').waitFor();
  });

  it('sends what a visitor writes offline once, and in order', async () => {
    const [agent, visitor] = [await newPerson(), await newPerson()];
    await openQueue(agent);
    await startChat(visitor, { name: 'Olga Offline', text: 'First of all.' });
    await takeChat(agent, 'Olga Offline');
    const texts = ['One, offline.', 'Two, offline.', 'Three, offline.', 'Four, offline.'];
    await visitor.whileOffline(async () => {
      for (const text of texts) await answer(visitor, text);
    });
    await messages(agent.page).filter({ hasText: 'Four, offline.' }).waitFor({ timeout: 60_000 });
    const seen = await messages(agent.page).filter({ hasText: 'offline.' }).allTextContents();
    expect(seen.map((text) => texts.find((one) => text.includes(one)))).toEqual(texts);
    await closeChat(agent);
  });

  it('lets a supervisor whisper, join and leave, and an agent invite them (D-92)', async () => {
    const [agent, owner, visitor] = [await newPerson(), await newPerson(), await newPerson()];
    await openQueue(agent);
    await startChat(visitor, { name: 'Gil Group', text: 'Do you sell ink?' });
    await takeChat(agent, 'Gil Group');
    await signIn(owner, 'quillpad-owner');
    await owner.goto('/admin/inbox?tab=chats');
    await owner.page
      .getByRole('link', { name: /Gil Group/ })
      .first()
      .click();
    await button(owner.page, CHAT_TEXTS.join).waitFor();
    await owner.page
      .getByRole('textbox', { name: INBOX_TEXTS.noteLabel, exact: true })
      .fill('Offer the blue one.');
    await owner.page.keyboard.press('Enter');
    await messages(agent.page).filter({ hasText: 'Offer the blue one.' }).waitFor();

    await button(owner.page, CHAT_TEXTS.join).click();
    await visitor.page.getByText(/ joined\.$/).waitFor();
    await write(owner, 'We do, in blue.');
    await visitor.page.getByText('We do, in blue.').waitFor();
    expect(await visitor.page.getByText('Offer the blue one.').count()).toBe(0);
    await agent.page.getByText(CHAT_HISTORY_TEXTS.joined).waitFor();
    await button(owner.page, CHAT_TEXTS.leave).click();
    await visitor.page.getByText(/ joined\.$/).waitFor({ state: 'detached' });

    await button(agent.page, CHAT_TEXTS.invite).click();
    const dialog = agent.page.getByRole('dialog');
    await dialog.getByLabel(CHAT_TEXTS.inviteWho).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: CHAT_TEXTS.invite }).click();
    await dialog.waitFor({ state: 'detached' });
    await visitor.page.getByText(/ joined\.$/).waitFor();
    await closeChat(agent);
  });

  it('shows whoever has the chat where the visitor is, and what was before it (D-63)', async () => {
    const [agent, visitor] = [await newPerson(), await newPerson()];
    await startChat(visitor, { name: 'Wim Wanderer', text: 'Earlier: which pen is it?' });
    await button(visitor.page, CHAT_TEXTS.end).click();
    await button(visitor.page, CHAT_TEXTS.endYes).click();
    await button(visitor.page, CHAT_TEXTS.again).click();
    await visitor.page.getByLabel(CHAT_TEXTS.first).fill('Still the pen.');
    await button(visitor.page, CHAT_TEXTS.start).click();
    await visitor.page.getByText(CHAT_TEXTS.waiting(1)).waitFor();

    await openQueue(agent);
    await takeChat(agent, 'Wim Wanderer');
    const details = agent.page.getByRole('complementary', { name: INBOX_TEXTS.details });
    const now = details.getByRole('list', { name: CHAT_TEXTS.now });
    await now.getByText(`${ORIGIN}${WIDGET}/chat`).waitFor();
    const earlier = details.getByRole('region', { name: CHAT_TEXTS.earlier });
    await earlier.getByRole('link', { name: 'Earlier: which pen is it?' }).waitFor();

    await visitor.goto('/quillpad');
    await details.getByText(CHAT_TEXTS.onNoPage).waitFor();
    await details
      .getByRole('list', { name: CHAT_TEXTS.before })
      .getByText(`${ORIGIN}${WIDGET}/chat`)
      .waitFor();
    await closeChat(agent);
  });

  it('D-62: brings pictures and files from each side to the other', async () => {
    const [agent, visitor] = [await newPerson(), await newPerson(PHONE)];
    await openQueue(agent);
    await startChat(visitor, { name: 'Pia Picture', text: 'The nib is bent.' });
    await takeChat(agent, 'Pia Picture');

    await visitor.page.locator('input[type=file]').setInputFiles([
      { name: 'nib.png', mimeType: 'image/png', buffer: PIXEL },
      { name: 'order.txt', mimeType: 'text/plain', buffer: Buffer.from('Order 12') },
      { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') },
    ]);
    await visitor.page.getByText(`page.png: ${CONTACT_TEXTS.fileTypeRefused}`).waitFor();
    expect(await sidewaysOverflow(visitor.page)).toBe(0);
    await answerByButton(visitor, 'See the picture.');
    const nib = { name: INBOX_TEXTS.attachmentNamed('nib.png') };
    await messages(agent.page).filter({ hasText: 'See the picture.' }).getByRole('img', nib).waitFor();
    await agent.page.getByRole('link', { name: INBOX_TEXTS.attachmentNamed('order.txt') }).waitFor();
    await agent.page.getByRole('img', nib).click();
    const large = agent.page.getByRole('dialog');
    await button(large, ATTACHMENT_TEXTS.close).click();
    await large.waitFor({ state: 'detached' });

    await dropFile(agent, replyBox(agent.page), { name: 'new-nib.png', bytes: PIXEL });
    await agent.page.getByText('new-nib.png').waitFor();
    await write(agent, 'Like this one?');
    const sent = messages(visitor.page).filter({ hasText: 'Like this one?' });
    await sent.getByRole('link', { name: INBOX_TEXTS.attachmentNamed('new_nib.png') }).click();
    await visitor.page.getByRole('dialog').waitFor();
    await visitor.page.keyboard.press('Escape');
    await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
    await closeChat(agent);
  });

  it('keeps a file that the visitor has chosen when the chat ends for the next chat', async () => {
    const [agent, visitor] = [await newPerson(), await newPerson(PHONE)];
    await openQueue(agent);
    await startChat(visitor, { name: 'Kim Keeper', text: 'My cap is lost.' });
    await takeChat(agent, 'Kim Keeper');
    await answerBox(visitor.page).waitFor();
    await visitor.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'cap.png', mimeType: 'image/png', buffer: PIXEL });
    await visitor.page.getByText('cap.png').waitFor();
    await closeChat(agent);
    await visitor.page.getByText(CHAT_TEXTS.filesKept).waitFor();
    await visitor.page.getByText('cap.png').waitFor();
    await button(visitor.page, CHAT_TEXTS.again).click();
    await visitor.page.getByLabel(CHAT_TEXTS.first).fill('I am back.');
    await button(visitor.page, CHAT_TEXTS.start).click();
    await messages(visitor.page).filter({ hasText: 'I am back.' }).waitFor();
    await visitor.page.getByText('cap.png').waitFor();
    await button(visitor.page, CHAT_TEXTS.end).click();
    await button(visitor.page, CHAT_TEXTS.endYes).click();
    await visitor.page.getByText(CHAT_TEXTS.endedByVisitor).waitFor();
  });
});
