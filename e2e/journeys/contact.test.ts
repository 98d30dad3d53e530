import { ATTACHMENT_TEXTS } from '@harborline/domain/texts/attachments';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { dropFile } from '../support/files';
import { mailTo, waitForMail } from '../support/mailbox';
import { freshAddress } from '../support/people';
import { settled, sidewaysOverflow } from '../support/settled';
import { messages, openConversation, reply, signIn, ticketRow } from '../support/staff-steps';
import {
  answerBox,
  answerByButton,
  fillRequest,
  openOrderForm,
  openRequestForm,
  sendButton,
  sendRequest,
} from '../support/visitor-steps';

const newPerson = useCast();

/** The smallest possible picture: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('Contact Us', () => {
  it('shows errors only after an attempt to send (S5-02 to S5-06)', async () => {
    const visitor = await newPerson(PHONE);
    const { page } = visitor;
    await openOrderForm(visitor, 'lumen');
    expect(await page.getByText(CONTACT_TEXTS.emailRequired).count()).toBe(0);
    await sendButton(page).click();
    await page.getByText(CONTACT_TEXTS.emailRequired).waitFor();
    await page.getByText(CONTACT_TEXTS.inputRequired('Order number')).waitFor();
    await page.getByLabel(CONTACT_TEXTS.emailLabel).fill('nobody');
    await page.getByText(CONTACT_TEXTS.emailInvalid).waitFor();
    await page.getByLabel('Order number').fill('a1b2');
    expect(await page.getByLabel('Order number').inputValue()).toBe('12');
  });

  it("walks back by the browser's Back, and leaves the page only from the first question", async () => {
    const { page, goto } = await newPerson();
    await goto('/lumen');
    await page.getByRole('link', { name: HELP_CENTER_TEXTS.contactTab }).click();
    const first = page.getByRole('button', { name: 'Something else', disabled: false });
    await first.click();
    await page.getByLabel(CONTACT_TEXTS.requestLabel).fill('Where is it?');
    // A jump within the page is no step back.
    await page.getByRole('link', { name: HELP_CENTER_TEXTS.skipToContent }).press('Enter');
    await page.waitForURL(/#/);
    expect(await page.getByLabel(CONTACT_TEXTS.requestLabel).inputValue()).toBe('Where is it?');
    await page.goBack();
    await page.waitForURL(/\?tab=contact$/);
    await page.getByLabel(CONTACT_TEXTS.requestLabel).waitFor();
    await page.goBack();
    await first.click();
    expect(await page.getByLabel(CONTACT_TEXTS.requestLabel).inputValue()).toBe('Where is it?');
    await page.getByRole('button', { name: CONTACT_TEXTS.back, exact: true }).click();
    await first.waitFor();
    await page.goBack();
    await page.waitForURL(/\/lumen$/);
  });

  it('takes an answer that is pressed while the rest of the page still arrives', async () => {
    const { page, ...visitor } = await newPerson(PHONE);
    let isPressed: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => {
      isPressed = resolve;
    });
    await page.route(/\/availability\//, async (route) => {
      await pressed;
      await route.continue();
    });
    await visitor.goto('/lumen?tab=contact');
    const answer = page.getByRole('button', { name: 'An order or a delivery', disabled: false });
    await answer.hover();
    await page.mouse.down();
    isPressed();
    await page.getByText(/^The team (is|was) /).waitFor();
    await page.mouse.up();
    await page.getByLabel(CONTACT_TEXTS.emailLabel).waitFor();
  });

  it('asks only what fits the topic, and passes a name on (D-54)', async () => {
    const [visitor, agent] = [await newPerson(), await newPerson()];
    const email = freshAddress('named');
    await openRequestForm(visitor, 'lumen');
    expect(await visitor.page.getByLabel('Order number').count()).toBe(0);
    const name = `Vera ${email.split('@')[0]}`;
    await visitor.page.getByLabel(CONTACT_TEXTS.nameLabel).fill(name);
    await sendRequest(visitor, { email, text: 'Where do I find the manual?' });

    await signIn(agent, 'lumen-agent');
    await openConversation(agent, name);
    await agent.page.getByText(email).first().waitFor();
  });

  it('sends a picture, which the agent opens from the ticket (S5-07)', async () => {
    const [visitor, agent] = [await newPerson(), await newPerson()];
    const email = freshAddress('picture');
    await openRequestForm(visitor, 'lumen');
    const [chooser] = await Promise.all([
      visitor.page.waitForEvent('filechooser'),
      visitor.page.getByRole('button', { name: CONTACT_TEXTS.fileLabel }).click(),
    ]);
    await chooser.setFiles({ name: 'crank.png', mimeType: 'image/png', buffer: PIXEL });
    await visitor.page.getByText('crank.png').waitFor();
    await sendRequest(visitor, { email, text: 'See the picture.' });
    await visitor.page.getByRole('link', { name: INBOX_TEXTS.attachmentNamed('') }).waitFor();

    await signIn(agent, 'lumen-agent');
    await openConversation(agent, email);
    const link = messages(agent.page).getByRole('link', { name: INBOX_TEXTS.attachmentNamed('') });
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    const save = agent.page.getByRole('dialog').getByRole('link', { name: ATTACHMENT_TEXTS.save });
    await save.waitFor();
    const [download] = await Promise.all([agent.context.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toMatch(/\.png$/);
    const file = await fetch(address);
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await file.arrayBuffer()).equals(PIXEL)).toBe(true);
  });

  it('D-99: sends several files, chosen and dropped, all of which the agent sees; one is removed before', async () => {
    const [visitor, agent] = [await newPerson(PHONE), await newPerson()];
    const { page } = visitor;
    const email = freshAddress('pictures');
    await openRequestForm(visitor, 'lumen');
    const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });
    await page.locator('input[type=file]').setInputFiles(['crank.png', 'chain.png'].map(picture));
    await page.getByText('chain.png').waitFor();
    await dropFile(visitor, page.getByLabel(CONTACT_TEXTS.requestLabel), { name: 'bell.png', bytes: PIXEL });
    await page.getByText('bell.png').waitFor();
    await page.getByRole('button', { name: CONTACT_TEXTS.removeFile('chain.png') }).click();
    expect(await sidewaysOverflow(page)).toBe(0);
    await sendRequest(visitor, { email, text: 'See both pictures.' });
    const names = ['crank.png', 'bell.png'].map(INBOX_TEXTS.attachmentNamed);
    for (const name of names) await page.getByRole('link', { name }).waitFor();

    await signIn(agent, 'lumen-agent');
    await openConversation(agent, email);
    const thread = messages(agent.page);
    for (const name of names) await thread.getByRole('link', { name }).waitFor();
    expect(await thread.getByRole('link', { name: INBOX_TEXTS.attachmentNamed('') }).count()).toBe(2);
  });

  it('refuses a program disguised as a picture, and sends the request without it', async () => {
    const visitor = await newPerson();
    await openRequestForm(visitor, 'lumen');
    await visitor.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'crank.png', mimeType: 'image/png', buffer: Buffer.from('MZ program') });
    await visitor.page.getByText(CONTACT_TEXTS.fileTypeRefused).waitFor();
    const remove = visitor.page.getByRole('button', { name: CONTACT_TEXTS.removeFile('crank.png') });
    expect(await remove.count()).toBe(0);
    await sendRequest(visitor, { email: freshAddress('plain'), text: 'Then without.' });
    expect(await visitor.page.getByRole('link', { name: INBOX_TEXTS.attachmentNamed('') }).count()).toBe(0);
  });

  it('keeps the typed text through a lost connection and a reload, and creates one ticket (D-34)', async () => {
    const [visitor, agent] = [await newPerson(), await newPerson()];
    const { page } = visitor;
    const email = freshAddress('patient');
    await openRequestForm(visitor, 'lumen');
    await fillRequest(visitor, { email, text: 'I typed a lot.' });
    await visitor.whileOffline(async () => {
      await sendButton(page).click();
      await page.getByText(CONTACT_TEXTS.sendFailed).waitFor();
    });
    await page.reload();
    await page.getByLabel(CONTACT_TEXTS.emailLabel).waitFor();
    expect(await page.getByLabel(CONTACT_TEXTS.emailLabel).inputValue()).toBe(email);
    expect(await page.getByLabel(CONTACT_TEXTS.requestLabel).inputValue()).toBe('I typed a lot.');
    await sendButton(page).click();
    await answerBox(page).waitFor();

    await waitForMail(email, 'the receipt');
    await signIn(agent, 'lumen-agent');
    await openConversation(agent, email);
    expect(await ticketRow(agent.page, email).count()).toBe(1);
    expect(await mailTo(email)).toHaveLength(1);
  });

  it('is usable by thumb at 390 px: the answer field is in view, Enter starts a new line, the button sends', async () => {
    const [visitor, agent] = [await newPerson(PHONE), await newPerson()];
    const { page } = visitor;
    const email = freshAddress('thumb');
    await openRequestForm(visitor, 'lumen');
    await sendRequest(visitor, { email, text: 'From the train.' });
    await signIn(agent, 'lumen-agent');
    await openConversation(agent, email);
    await reply(agent, 'Which line?');
    await messages(page).filter({ hasText: 'Which line?' }).waitFor();

    await answerBox(page).tap();
    await page.keyboard.type('The red one.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Car four.');
    expect(await answerBox(page).inputValue()).toBe('The red one.\nCar four.');
    await settled(page);
    const box = await answerBox(page).boundingBox();
    expect(box?.width).toBeGreaterThan(200);
    expect((box?.y ?? PHONE.viewport.height) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.viewport.height);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await answerByButton(visitor, 'The red one.\nCar four.');
    await messages(agent.page).filter({ hasText: 'Car four.' }).waitFor();
  });
});
