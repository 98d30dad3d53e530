import { PRIORITY_LABELS, PRIORITY_TEXTS } from '@harborline/domain/texts/priority';
import { HISTORY_TEXTS } from '@harborline/domain/texts/ticket-history';
import { conversationRef } from '@harborline/emulator-seed/build-conversation';
import { CONVERSATIONS } from '@harborline/emulator-seed/conversations/index';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

describe('the priority of a ticket (D-108)', () => {
  it('is set in its details, marked in the list, taken back, and told in its history', async () => {
    const agent = await newPerson();
    const { page } = agent;
    await signIn(agent, 'lumen-agent');
    const closed = CONVERSATIONS.find(({ slug }) => slug === 'old-battery-recycling');
    if (closed === undefined) throw new Error('The seed has lost its ticket');
    const ref = conversationRef(closed);
    await agent.goto(`/admin/inbox?tab=inbox&status=closed&conversation=${ref}`);
    const choice = (name: string) => page.getByRole('button', { name: PRIORITY_TEXTS.choose(name) });
    const mark = page
      .locator(`[data-ticket="${ref}"]`)
      .getByRole('img', { name: PRIORITY_TEXTS.mark(PRIORITY_LABELS.urgent) });
    await choice(PRIORITY_LABELS.normal).click();
    await page.getByRole('menuitemradio', { name: PRIORITY_LABELS.urgent }).click();
    await mark.waitFor();
    const toast = page.getByRole('alert').filter({ hasText: PRIORITY_TEXTS.set(PRIORITY_LABELS.urgent) });
    await toast.getByRole('button', { name: PRIORITY_TEXTS.undo }).click();
    await choice(PRIORITY_LABELS.normal).waitFor();
    await mark.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: HISTORY_TEXTS.title }).click();
    const { normal, urgent } = PRIORITY_LABELS;
    await page.getByText(HISTORY_TEXTS.priorityChanged(urgent, normal)).first().waitFor();
    expect(await page.getByText(HISTORY_TEXTS.priorityChanged(normal, urgent)).count()).toBe(1);
  });
});
