import { randomUUID } from 'node:crypto';
import { FEED_TEXTS } from '@harborline/domain/texts/feed';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import { CHANNEL_LABELS, EVENT_LABELS, MUTE_TEXTS, NOTICE_TEXTS } from '@harborline/domain/texts/notices';
import { ticketTitle } from '@harborline/domain/tickets/ticket-title';
import { conversationRef } from '@harborline/emulator-seed/build-conversation';
import { CONVERSATIONS } from '@harborline/emulator-seed/conversations/index';
import { expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { linkIn, waitForMail } from '../support/mailbox';
import { person } from '../support/people';
import { logOut, signIn } from '../support/staff-steps';

const newPerson = useCast();

const TICKET = CONVERSATIONS.find(({ slug }) => slug === 'transport-on-rack');
const TITLE = ticketTitle(TICKET?.messages[0]?.text ?? '');
const ASKED = `${EVENT_LABELS.mentioned_you}: ${CHANNEL_LABELS.email}`;
const OWN_CHOICES = '/admin/profile/account?tab=notifications';

it('D-132: what was not read is mailed once, its link mutes without signing in, and the bell keeps it', async () => {
  if (TICKET === undefined) throw new Error('The ticket is not in the demo world');
  const [author, away] = [await newPerson(), await newPerson()];
  const { page } = away;
  await signIn(away, 'lumen-june');
  await away.goto(OWN_CHOICES);
  const asked = page.getByRole('checkbox', { name: ASKED });
  await asked.check();
  // Whoever logs out at once would lose a choice that is still on its way.
  await page.locator('[aria-busy="false"]').filter({ has: asked }).waitFor();
  await logOut(away);

  await signIn(author, 'lumen-agent');
  await author.goto(`/admin/inbox?tab=inbox&status=all&conversation=${conversationRef(TICKET)}`);
  await author.page.getByRole('tab', { name: INBOX_TEXTS.noteLabel }).click();
  const field = author.page.getByRole('textbox', { name: INBOX_TEXTS.noteLabel });
  await field.pressSequentially('@Jun');
  await author.page.getByRole('listbox', { name: MENTION_TEXTS.people }).getByRole('option').waitFor();
  await author.page.keyboard.press('Tab');
  const word = randomUUID().slice(0, 8);
  await field.pressSequentially(`please check ${word}`);
  await author.page.keyboard.press('Enter');

  const { email } = person('lumen-june');
  const mail = await waitForMail(email, word, ({ text }) => text.includes(word));
  await page.goto(linkIn(mail, '/api/mute'));
  await page.getByRole('button', { name: MUTE_TEXTS.event(EVENT_LABELS.mentioned_you) }).click();
  await page.getByText(MUTE_TEXTS.doneEvent(EVENT_LABELS.mentioned_you)).waitFor();

  await signIn(away, 'lumen-june');
  await away.goto(OWN_CHOICES);
  await asked.waitFor();
  expect(await asked.isChecked()).toBe(false);
  await page.getByRole('button', { name: new RegExp(`^${FEED_TEXTS.title}`) }).click();
  const dialog = page.getByRole('dialog', { name: FEED_TEXTS.title });
  const mentioned = NOTICE_TEXTS.feed.mentioned_you('').trim();
  const aboutTicket = new RegExp(`${mentioned}.*${TITLE.slice(0, 20)}`);
  await dialog.getByRole('link', { name: aboutTicket }).click();
  await page.getByText(`please check ${word}`).waitFor();
});
