import { FEEDBACK_TEXTS } from '@harborline/domain/texts/article-feedback';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { SEARCH_TEXTS } from '@harborline/domain/texts/search';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { linkIn, mailTo, waitForMail } from '../support/mailbox';
import { freshAddress } from '../support/people';
import { openConversation, reply, replyBox, signIn } from '../support/staff-steps';
import { MAILBOX } from '../support/suite';
import { answer, answerBox, answerByButton, openRequestForm, sendRequest } from '../support/visitor-steps';

const newPerson = useCast();

describe('from a question to a reply', () => {
  it('lets a visitor browse, read, search and say whether it helped (S2.2-07 to S2.2-13, S4.5-07)', async () => {
    const visitor = await newPerson();
    const { page } = visitor;
    await visitor.goto('/lumen');
    await page.getByRole('heading', { name: HELP_CENTER_TEXTS.heading }).waitFor();
    await page.getByRole('link', { name: /Battery and charging/ }).click();
    await page.getByRole('heading', { name: 'Charging', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Charging', exact: true }).waitFor();
    await page
      .getByRole('link', { name: /Charge your battery/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Charge your battery' }).waitFor();
    const breadcrumb = page.getByRole('navigation', { name: /breadcrumb/i });
    await breadcrumb.getByRole('link', { name: 'Battery and charging' }).waitFor();
    expect(await page.title()).toContain('Charge your battery');

    await page.getByRole('button', { name: HELP_CENTER_TEXTS.yes, exact: true }).click();
    await page.getByText(FEEDBACK_TEXTS.feedbackThanks).waitFor();

    await visitor.goto('/lumen');
    const search = page.getByPlaceholder(HELP_CENTER_TEXTS.searchPlaceholder);
    await search.fill('battery');
    await search.press('Enter');
    await page.getByText(SEARCH_TEXTS.oneWordWarning).waitFor();
    await search.fill('zebra xylophone');
    await search.press('Enter');
    await page.getByText(SEARCH_TEXTS.noArticleFound).waitFor();
    await search.fill('charge your battery');
    await search.press('Enter');
    await page.getByText('Charge your battery').first().waitFor();
  });

  it('brings a request to the inbox, the reply to the visitor, and the answer back, all live', async () => {
    const [agent, visitor] = [await newPerson(), await newPerson()];
    const email = freshAddress('vera');
    await signIn(agent, 'lumen-agent');
    await agent.page.waitForURL(/\/admin\/inbox\?tab=inbox/);

    await openRequestForm(visitor, 'lumen');
    await sendRequest(visitor, { email, text: 'My brake light stays on.\nIs that normal?' });

    // The agent's open list gains the ticket without a reload.
    await openConversation(agent, email);
    await agent.page.getByText('My brake light stays on.').last().waitFor();
    await agent.page.getByText(INBOX_TEXTS.unverified).first().waitFor();

    const ticketMail = await waitForMail(
      'support@lumen.example',
      'the ticket',
      (mail) => mail.replyTo === email,
    );
    expect(ticketMail.subject).toMatch(/#\d{16}$/);
    const receipt = await waitForMail(email, 'the receipt');
    expect(receipt.subject).toMatch(/: we have your request #\d+$/);
    // D-07: this address is not verified yet.
    expect(receipt.text + receipt.html).not.toContain('brake light');
    const number = /#\d+$/.exec(receipt.subject)?.[0] ?? '';
    await agent.page.getByText(`${number} My brake light stays on.`).first().waitFor();
    await visitor.page.getByText(number).first().waitFor();

    await reply(agent, 'Yes, it stays on while the bike is switched on.');
    await visitor.page.getByText('Yes, it stays on while the bike is switched on.').waitFor();
    await answer(visitor, 'Good to know, thank you!');
    await agent.page.getByText('Good to know, thank you!').last().waitFor();

    // D-57: messages seen live are not mailed; those that come while the page is closed are, as one mail.
    await visitor.page.close();
    await reply(agent, 'You are welcome.');
    await reply(agent, 'Ride safely!');
    const mail = await waitForMail(email, 'the replies', ({ text }) => text.includes('You are welcome.'));
    expect(mail.text.indexOf('Ride safely!')).toBeGreaterThan(mail.text.indexOf('You are welcome.'));
    expect(mail.text).not.toContain('Yes, it stays on');
    expect((await mailTo(email)).length).toBe(2);
  });

  it("opens the conversation in another browser only with the mail's link", async () => {
    const [agent, visitor] = [await newPerson(), await newPerson()];
    const email = freshAddress('nils');
    await openRequestForm(visitor, 'lumen');
    await sendRequest(visitor, { email, text: 'Where is my parcel?' });
    await signIn(agent, 'lumen-agent');
    await openConversation(agent, email);
    await visitor.page.close();
    await reply(agent, 'It left our house this morning.');
    const mail = await waitForMail(email, 'the reply', ({ text }) => text.includes('this morning'));
    const link = linkIn(mail, '/conversation/');

    const reader = await newPerson(PHONE);
    await reader.goto(`${MAILBOX}/#${mail.id}`);
    const elsewhere = await reader.tabOpenedBy(() =>
      reader.page.frameLocator('iframe').locator(`a[href="${link}"]`).first().click(),
    );
    await elsewhere.page.getByText('It left our house this morning.').waitFor();
    expect(elsewhere.page.url()).not.toContain('token');
    await answerByButton(elsewhere, 'It arrived.');
    await agent.page.getByText('It arrived.').last().waitFor();

    const stranger = await newPerson();
    await stranger.goto(link.replace(/\?.*$/, ''));
    await stranger.page.getByText(VISITOR_CONVERSATION_TEXTS.noAccessTitle).waitFor();
    expect(await answerBox(stranger.page).count()).toBe(0);
  });

  it('keeps notes from the visitor and lets the agent close the ticket', async () => {
    const [agent, visitor] = [await newPerson(), await newPerson()];
    const email = freshAddress('ines');
    await openRequestForm(visitor, 'lumen');
    await sendRequest(visitor, { email, text: 'Please call me.' });
    await signIn(agent, 'lumen-agent');
    await openConversation(agent, email);
    await agent.page.getByRole('tab', { name: INBOX_TEXTS.noteLabel }).click();
    const note = agent.page.getByRole('textbox', { name: INBOX_TEXTS.noteLabel, exact: true });
    await note.fill('Third call this week.');
    await note.press('Enter');
    await agent.page.getByText('Third call this week.').last().waitFor();
    await agent.page.getByRole('tab', { name: INBOX_TEXTS.replyLabel }).click();
    await replyBox(agent.page).waitFor();
    await reply(agent, 'We will.');
    await visitor.page.getByText('We will.').waitFor();
    expect(await visitor.page.getByText('Third call this week.').count()).toBe(0);

    await agent.page.getByRole('button', { name: /Open/ }).last().click();
    await agent.page.getByRole('menuitemradio', { name: INBOX_TEXTS.statusClosed }).click();
    await visitor.page.getByText(VISITOR_CONVERSATION_TEXTS.closed).waitFor();
  });
});
