import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { HISTORY_TEXTS } from '@harborline/domain/texts/ticket-history';
import { conversationRef } from '@harborline/emulator-seed/build-conversation';
import { CONVERSATIONS } from '@harborline/emulator-seed/conversations/index';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { sidewaysOverflow } from '../support/settled';
import { replyBox, signIn } from '../support/staff-steps';

const newPerson = useCast();

/** of the demo world; the ticket does not have it */
const TAG = 'Delivery';
const PAGE = '/admin/profile/macros';
const TICKET = CONVERSATIONS.find(({ slug }) => slug === 'transport-on-rack');

describe('a macro (D-114)', () => {
  it('is made once, says what it does, does it with its text, and is taken back', async () => {
    if (TICKET === undefined) throw new Error('The ticket is not in the demo world');
    const agent = await newPerson();
    const { page } = agent;
    // Of this run, so that one that was broken off is not in the way.
    const name = `Park it ${Date.now().toString(36)}`;
    await signIn(agent, 'lumen-agent');
    await agent.goto(PAGE);
    await page.getByRole('button', { name: MACRO_TEXTS.add }).click();
    const editor = page.getByRole('dialog', { name: MACRO_TEXTS.add });
    await editor.getByLabel(MACRO_TEXTS.name).fill(name);
    await editor.getByLabel('Priority').selectOption({ label: 'Low' });
    await editor.getByLabel(MACRO_TEXTS.addTags).fill(TAG);
    await page.keyboard.press('Enter');
    await editor.getByLabel(MACRO_TEXTS.text, { exact: true }).fill('We write again on Friday.');
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await editor.getByRole('button', { name: MACRO_TEXTS.save }).click();
    await page.getByRole('list', { name: MACRO_TEXTS.ownTitle }).getByText(name, { exact: true }).waitFor();

    await agent.goto(`/admin/inbox?tab=inbox&status=all&conversation=${conversationRef(TICKET)}`);
    await replyBox(page).fill('Hello!');
    await page.getByRole('button', { name: MACRO_TEXTS.apply }).click();
    const dialog = page.getByRole('dialog', { name: MACRO_TEXTS.apply });
    await dialog.getByRole('combobox').fill(name);
    const preview = dialog.getByRole('region', { name: MACRO_TEXTS.preview });
    await preview.getByText(MACRO_TEXTS.setPriority('low')).waitFor();
    await preview.getByText('We write again on Friday.').waitFor();
    await page.keyboard.press('Enter');
    const toast = page.getByRole('alert').filter({ hasText: MACRO_TEXTS.applied(name) });
    await toast.waitFor();
    expect(await replyBox(page).inputValue()).toBe('Hello!\n\nWe write again on Friday.');
    await toast.getByRole('button', { name: MACRO_TEXTS.undo }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: MACRO_TEXTS.undone(name) })
      .waitFor();
    expect(await replyBox(page).inputValue()).toBe('Hello!');
    await replyBox(page).fill('');
    await page.getByRole('button', { name: HISTORY_TEXTS.title }).click();
    await page
      .getByText(HISTORY_TEXTS.byMacro(HISTORY_TEXTS.tagAdded(TAG), name))
      .first()
      .waitFor();
    await page
      .getByText(HISTORY_TEXTS.undoingMacro(HISTORY_TEXTS.tagRemoved(TAG), name))
      .first()
      .waitFor();

    await agent.goto(PAGE);
    await page.getByRole('button', { name: MACRO_TEXTS.deleteOf(name) }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: MACRO_TEXTS.deleted(name) })
      .waitFor();
    expect(await page.getByText(name, { exact: true }).count()).toBe(0);
  });
});
