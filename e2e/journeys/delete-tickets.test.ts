import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { DELETE_TEXTS } from '@harborline/domain/texts/delete-tickets';
import { expect, it } from 'vitest';
import { seriousViolations } from '../support/accessibility';
import { useCast } from '../support/cast';
import { freshAddress } from '../support/people';
import { openConversation, signIn, ticketRow } from '../support/staff-steps';
import { openRequestForm, sendRequest } from '../support/visitor-steps';

const newPerson = useCast();

it('a ticket that is deleted is gone for its visitor and the team, and the log keeps its number (D-124)', async () => {
  const [visitor, owner] = [await newPerson(), await newPerson()];
  await openRequestForm(visitor, 'lumen');
  await sendRequest(visitor, {
    email: freshAddress('vera'),
    text: 'Please forget this. It is about my knee.',
  });
  await signIn(owner, 'lumen-owner');
  await owner.goto('/admin/inbox?tab=inbox&status=open');
  const row = ticketRow(owner.page, 'Please forget this.');
  await openConversation(owner, 'Please forget this.');
  await owner.page.getByRole('button', { name: DELETE_TEXTS.open }).click();
  const dialog = owner.page.getByRole('dialog', { name: DELETE_TEXTS.title(1) });
  await dialog.getByLabel(DELETE_TEXTS.reason).fill('Asked for by its writer');
  expect(await seriousViolations(owner.page)).toEqual([]);
  const [number = ''] = /#\d+/.exec(await dialog.innerText()) ?? [];
  await dialog.getByRole('button', { name: DELETE_TEXTS.confirm(1) }).click();
  await owner.page.getByText(DELETE_TEXTS.done(1)).waitFor();
  await row.waitFor({ state: 'detached' });
  expect(new URL(owner.page.url()).searchParams.has('conversation')).toBe(false);

  await visitor.page.getByText(VISITOR_CONVERSATION_TEXTS.noAccessTitle).waitFor();
  await owner.goto('/admin/profile/teamlogs');
  const entry = owner.page.getByRole('listitem').filter({ hasText: `deleted the ticket ${number}` });
  await entry.getByText('Reason: Asked for by its writer').waitFor();
});
