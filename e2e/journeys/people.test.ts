import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import { conversationRef } from '@harborline/emulator-seed/build-conversation';
import { CONVERSATIONS } from '@harborline/emulator-seed/conversations/index';
import { expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

function ticketOf(slug: string) {
  const found = CONVERSATIONS.find((each) => each.slug === slug);
  if (found === undefined) throw new Error(`The demo world has no ticket ${slug}`);
  return { ref: conversationRef(found), ...found.visitor };
}

it('a name leads to the person, to whom a proven claim is added and taken away, and to the company (D-129)', async () => {
  const [vouched, claimed] = [ticketOf('employer-scheme-release'), ticketOf('transport-on-rack')];
  const colleague = ticketOf('app-not-finding-bike');
  const agent = await newPerson();
  await signIn(agent, 'lumen-agent');
  await agent.goto(`/admin/inbox?tab=inbox&status=all&conversation=${vouched.ref}`);
  const { page } = agent;
  await page
    .getByRole('region', { name: INBOX_TEXTS.facts.visitor })
    .getByRole('link', { name: vouched.name })
    .click();
  await page.getByRole('heading', { name: vouched.name, level: 1 }).waitFor();
  const own = page.getByRole('list', { name: PEOPLE_TEXTS.tickets, exact: true });
  await own.locator(`[data-ticket="${vouched.ref}"]`).waitFor();
  const apart = page.getByRole('list', { name: PEOPLE_TEXTS.claims(vouched.email) });
  await apart.locator(`[data-ticket="${claimed.ref}"]`).waitFor();
  expect(await own.locator(`[data-ticket="${claimed.ref}"]`).count()).toBe(0);

  await page.getByRole('button', { name: PEOPLE_TEXTS.mergeLabel(claimed.name) }).click();
  await page.getByLabel(PEOPLE_TEXTS.reason).fill('The same browser');
  await page.keyboard.press('Enter');
  await own.locator(`[data-ticket="${claimed.ref}"]`).waitFor();
  await page.getByText('The same browser').waitFor();
  await page.getByRole('button', { name: PEOPLE_TEXTS.undoLabel(claimed.name) }).click();
  await apart.locator(`[data-ticket="${claimed.ref}"]`).waitFor();
  expect(await own.locator(`[data-ticket="${claimed.ref}"]`).count()).toBe(0);

  await page.getByRole('link', { name: 'stadtwerke.example', exact: true }).click();
  const people = page.getByRole('list', { name: PEOPLE_TEXTS.companyPeople });
  await people.getByRole('link', { name: colleague.name }).waitFor();
  expect(await people.getByRole('listitem').count()).toBe(2);
});
