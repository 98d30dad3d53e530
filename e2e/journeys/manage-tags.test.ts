import { randomUUID } from 'node:crypto';
import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import { TAG_SETTINGS_TEXTS } from '@harborline/domain/texts/tag-settings';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { conversationRef } from '@harborline/emulator-seed/build-conversation';
import { CONVERSATIONS } from '@harborline/emulator-seed/conversations/index';
import { describe, it } from 'vitest';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

function seeded(wanted: string): string {
  const found = CONVERSATIONS.find(({ slug }) => slug === wanted);
  if (found === undefined) throw new Error('The seed has lost its ticket');
  return conversationRef(found);
}

describe('tags of a library (D-117)', () => {
  it('are put on a selection and taken back, merged and deleted, and the rows of lists follow', async () => {
    const [agent, owner] = [await newPerson(), await newPerson()];
    await signIn(agent, 'lumen-agent');
    await signIn(owner, 'lumen-owner');
    await agent.goto('/admin/inbox?tab=inbox&status=closed');
    const { page } = agent;
    const refs = [seeded('range-disappointing'), seeded('return-too-small')];
    const rows = refs.map((ref) => page.locator(`[data-ticket="${ref}"]`));
    const [first, second] = [`Battery ${randomUUID().slice(0, 8)}`, `Range ${randomUUID().slice(0, 8)}`];
    const addToAll = async (name: string) => {
      for (const row of rows) {
        await row.focus();
        await page.keyboard.press('x');
      }
      const bar = page.getByRole('region', { name: BULK_TEXTS.bar });
      await bar.getByRole('button', { name: BULK_TEXTS.tags }).click();
      await page.getByRole('combobox', { name: TAG_TEXTS.add }).fill(name);
      await page.getByRole('option', { name: TAG_TEXTS.create(name) }).click();
      const toast = page.getByRole('alert').filter({ hasText: BULK_TEXTS.tagAdded(2, name) });
      await toast.waitFor();
      for (const row of rows) await row.getByText(name).waitFor();
      return toast;
    };
    const shows = async (name: string, state: 'visible' | 'detached') => {
      for (const row of rows) await row.getByText(name).waitFor({ state });
    };

    await addToAll(first);
    const toast = await addToAll(second);
    await toast.getByRole('button', { name: BULK_TEXTS.undo }).click();
    await shows(second, 'detached');

    await owner.goto('/admin/profile/tickettags');
    const { page: settings } = owner;
    await settings.getByRole('button', { name: TAG_SETTINGS_TEXTS.rename(first) }).click();
    await settings.getByRole('dialog').getByRole('textbox').fill(second.toUpperCase());
    await settings.getByRole('button', { name: TAG_SETTINGS_TEXTS.askMerge }).click();
    await settings.getByRole('button', { name: TAG_SETTINGS_TEXTS.mergeConfirm, exact: true }).click();
    await settings.getByText(TAG_SETTINGS_TEXTS.merged(first, second)).waitFor();
    await shows(second, 'visible');
    await shows(first, 'detached');

    await settings.getByRole('button', { name: TAG_SETTINGS_TEXTS.remove(second) }).click();
    await settings.getByRole('button', { name: TAG_SETTINGS_TEXTS.removeConfirm, exact: true }).click();
    await settings.getByText(TAG_SETTINGS_TEXTS.removed(second)).waitFor();
    await shows(second, 'detached');
  });
});
