import { BULK_REPLY_TEXTS } from '@harborline/domain/texts/bulk-reply';
import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousViolations } from '../support/accessibility';
import { useCast } from '../support/cast';
import { freshAddress } from '../support/people';
import { messages, signIn } from '../support/staff-steps';
import { openRequestForm, sendRequest } from '../support/visitor-steps';

const newPerson = useCast();

async function visitorWith(text: string) {
  const visitor = await newPerson();
  await openRequestForm(visitor, 'lumen');
  await sendRequest(visitor, { email: freshAddress('flood'), text });
  return visitor;
}

/** Selects the newest ticket with a title. @returns its ref */
async function select(page: Page, title: string): Promise<string> {
  const box = page.getByRole('checkbox', { name: new RegExp(title) }).first();
  await box.check({ force: true });
  return (await box.getAttribute('data-select')) ?? '';
}

it('two visitors get one reply, each in their own words, once its author lets it go (D-125)', async () => {
  const first = await visitorWith('The app shows a blank map. It did not yesterday.');
  const second = await visitorWith('My map is blank. Please help.');
  const { page, ...agent } = await newPerson();
  await signIn({ page, ...agent }, 'lumen-agent');
  await agent.goto('/admin/inbox?tab=inbox&status=open');
  const refs = [await select(page, 'The app shows a blank map.'), await select(page, 'My map is blank.')];
  const bar = page.getByRole('region', { name: BULK_TEXTS.bar });
  await bar.getByRole('button', { name: BULK_REPLY_TEXTS.open }).click();
  const dialog = page.getByRole('dialog', { name: BULK_REPLY_TEXTS.title(2) });
  await dialog.getByLabel(BULK_REPLY_TEXTS.text).fill('Your map is back. It was about ');
  await dialog.getByRole('button', { name: 'Ticket title' }).click();
  await dialog.getByLabel(BULK_REPLY_TEXTS.afterwards).selectOption(LATER_TEXTS.thenStatus.closed);
  expect(await seriousViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: BULK_REPLY_TEXTS.send(2) }).click();

  const toast = page.getByRole('alert').filter({ hasText: /goes out in/ });
  await toast.getByRole('button', { name: BULK_REPLY_TEXTS.undo }).click();
  await dialog.getByText(/Your map is back. It was about (The app|My map)/).waitFor();
  await dialog.getByRole('button', { name: BULK_REPLY_TEXTS.send(2) }).click();
  const said = (visitor: typeof first, title: string) =>
    messages(visitor.page)
      .filter({ hasText: `Your map is back. It was about ${title}` })
      .waitFor();
  await said(first, 'The app shows a blank map.');
  await said(second, 'My map is blank.');
  for (const ref of refs) await page.locator(`[data-ticket="${ref}"]`).waitFor({ state: 'detached' });
  expect(await page.getByTitle(INBOX_TEXTS.rowNotSent).count()).toBe(0);
});
