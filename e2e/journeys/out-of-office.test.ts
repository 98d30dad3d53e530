import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { dutyDay, DUTY_TEXTS as TEXTS } from '@harborline/domain/texts/duty';
import { TEAM_TEXTS } from '@harborline/domain/texts/team';
import { conversationRef } from '@harborline/emulator-seed/build-conversation';
import { CONVERSATIONS } from '@harborline/emulator-seed/conversations/index';
import { it } from 'vitest';
import { useCast } from '../support/cast';
import { person } from '../support/people';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

const TICKET = CONVERSATIONS.find(({ slug }) => slug === 'recall-question');
const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

it('D-136: whoever gives a ticket to somebody who is out reads until when, and gives it to who covers', async () => {
  if (TICKET === undefined) throw new Error('The ticket is not in the demo world');
  const [june, mara] = [person('lumen-june'), person('lumen-agent')];
  const owner = await newPerson();
  const { page } = owner;
  await signIn(owner, 'lumen-owner');
  await owner.goto('/admin/profile/teammates');
  await page.getByRole('button', { name: TEAM_TEXTS.actionsFor(june.name) }).click();
  await page.getByRole('menuitem', { name: TEXTS.menu }).click();
  await page.getByText(TEXTS.of(june.name)).waitFor();
  await page.getByRole('button', { name: TEXTS.add }).click();
  // Yesterday and tomorrow, too: today is in between by every clock.
  await page.getByLabel(TEXTS.from).fill(dayIn(-1));
  await page.getByLabel(TEXTS.until).fill(dayIn(1));
  await page.getByLabel(TEXTS.substitute).selectOption({ label: mara.name });
  const out = `${TEXTS.outUntil(dutyDay(dayIn(1)))} · ${TEXTS.covers(mara.name)}`;
  try {
    await page.getByRole('button', { name: TEXTS.save }).click();
    await page.getByText(out).waitFor();
    await owner.goto(`/admin/inbox?tab=inbox&status=all&conversation=${conversationRef(TICKET)}`);
    await page.getByRole('button', { name: ASSIGNEE_TEXTS.assignedTo('') }).click();
    await page.getByRole('menuitemradio', { name: june.name }).filter({ hasText: out }).click();
    await page.getByText(TEXTS.assignedOut(june.name, out)).waitFor();
    await page.getByRole('button', { name: TEXTS.giveTo(mara.name) }).click();
    await page.getByRole('button', { name: ASSIGNEE_TEXTS.assignedTo(mara.name) }).waitFor();
  } finally {
    await owner.goto(`/admin/profile/account?tab=duty&person=${june.uid}`);
    await page.getByRole('button', { name: TEXTS.deleteOf('') }).click();
    await page.getByRole('button', { name: TEXTS.delete, exact: true }).click();
    await page.getByText(TEXTS.none).waitFor();
  }
});
