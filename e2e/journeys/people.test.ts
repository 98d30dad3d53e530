import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import { conversationRef } from '@harborline/emulator-seed/build-conversation';
import { CONVERSATIONS } from '@harborline/emulator-seed/conversations/index';
import { it } from 'vitest';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

function ticketOf(slug: string) {
  const found = CONVERSATIONS.find((each) => each.slug === slug);
  if (found === undefined) throw new Error(`The demo world has no ticket ${slug}`);
  return { ref: conversationRef(found), ...found.visitor };
}

it('a name leads to the person, into whom a proven claim is merged and separated again (D-129)', async () => {
  const [vouched, claimed] = [ticketOf('employer-scheme-release'), ticketOf('transport-on-rack')];
  const agent = await newPerson();
  await signIn(agent, 'lumen-agent');
  await agent.goto(`/admin/inbox?tab=inbox&status=all&conversation=${vouched.ref}`);
  const { page } = agent;
  await page
    .getByRole('region', { name: INBOX_TEXTS.facts.visitor })
    .getByRole('link', { name: vouched.name })
    .click();
  const own = page.getByRole('list', { name: PEOPLE_TEXTS.tickets, exact: true });
  const apart = page.getByRole('list', { name: PEOPLE_TEXTS.claims(vouched.email) });
  const moved = own.locator(`[data-ticket="${claimed.ref}"]`);
  await apart.locator(`[data-ticket="${claimed.ref}"]`).waitFor();

  await page.getByRole('button', { name: PEOPLE_TEXTS.mergeLabel(claimed.name) }).click();
  await page.getByLabel(PEOPLE_TEXTS.reason).fill('The same browser');
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: PEOPLE_TEXTS.undoLabel(claimed.name) });
  try {
    await moved.waitFor();
  } finally {
    // The demo world is everybody's.
    await undo.click();
  }
  await moved.waitFor({ state: 'detached' });
  await apart.locator(`[data-ticket="${claimed.ref}"]`).waitFor();
});
