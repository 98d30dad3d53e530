import { randomUUID } from 'node:crypto';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { TEAMS_TEXTS } from '@harborline/domain/texts/teams';
import { HISTORY_TEXTS } from '@harborline/domain/texts/ticket-history';
import { conversationRef } from '@harborline/emulator-seed/build-conversation';
import { CONVERSATIONS } from '@harborline/emulator-seed/conversations/index';
import { describe, it } from 'vitest';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

describe('teams (S7.2-13, D-102)', () => {
  it('are written by an owner, and get tickets', async () => {
    const [owner, agent] = [await newPerson(), await newPerson()];
    const name = `Returns ${randomUUID().slice(0, 8)}`;
    await signIn(owner, 'lumen-owner');
    await owner.goto('/admin/profile/teams');
    const { page } = owner;
    await page.getByRole('button', { name: TEAMS_TEXTS.create }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: TEAMS_TEXTS.name }).fill(name);
    await dialog.getByRole('combobox', { name: TEAMS_TEXTS.members }).click();
    await page.getByRole('option', { name: 'Mara Lindqvist' }).click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: TEAMS_TEXTS.save }).click();
    await page.getByRole('listitem').filter({ hasText: name }).getByText('Mara Lindqvist').waitFor();

    await signIn(agent, 'lumen-agent');
    const unsorted = CONVERSATIONS.find(({ slug }) => slug === 'sharing-with-teenager');
    if (unsorted === undefined) throw new Error('The seed has lost its ticket');
    await agent.goto(`/admin/inbox?tab=inbox&status=closed&conversation=${conversationRef(unsorted)}`);
    const choice = (team: string) => agent.page.getByRole('button', { name: TEAMS_TEXTS.choose(team) });
    await choice(TEAMS_TEXTS.none).click();
    await agent.page.getByRole('menuitemradio', { name }).click();
    await choice(name).waitFor();
    const toast = agent.page.getByRole('alert').filter({ hasText: TEAMS_TEXTS.set(name) });
    await toast.getByRole('button', { name: TEAMS_TEXTS.undo }).click();
    await choice(TEAMS_TEXTS.none).waitFor();
    await agent.page.getByRole('button', { name: HISTORY_TEXTS.title }).click();
    await agent.page.getByText(HISTORY_TEXTS.fieldChanged('team', '', name)).waitFor();

    await page.getByRole('button', { name: TEAMS_TEXTS.remove(name) }).click();
    await page.getByRole('button', { name: TEAMS_TEXTS.removeConfirm, exact: true }).click();
    await page.getByRole('button', { name: TEAMS_TEXTS.remove(name) }).waitFor({ state: 'detached' });
  });

  it('get chats, which wait for them in the queue', async () => {
    const [visitor, agent] = [await newPerson(), await newPerson()];
    const who = `Vera ${randomUUID().slice(0, 8)}`;
    await visitor.goto('/widgetAdvanced/lumen/chat');
    await visitor.page.getByLabel(CHAT_TEXTS.first).fill('My fork is bent after a fall.');
    await visitor.page.getByLabel(CHAT_TEXTS.name).fill(who);
    await visitor.page.getByRole('button', { name: CHAT_TEXTS.start }).click();

    await signIn(agent, 'lumen-agent');
    await agent.goto('/admin/chatinbox');
    await agent.page.getByRole('button', { name: CHAT_TEXTS.takeName(who) }).click();
    await agent.page.getByRole('button', { name: CHAT_TEXTS.handOver }).click();
    const dialog = agent.page.getByRole('dialog');
    await dialog.getByLabel(CHAT_TEXTS.handOverTo).selectOption({ label: TEAMS_TEXTS.handTo('Workshop') });
    await dialog.getByRole('button', { name: CHAT_TEXTS.handOver }).click();
    const row = agent.page.locator('[data-chat]').filter({ hasText: who });
    await row.getByText(TEAMS_TEXTS.waitsFor('Workshop')).waitFor();
    await row.getByRole('button', { name: CHAT_TEXTS.takeName(who) }).click();
    await agent.page.getByRole('button', { name: CHAT_TEXTS.close, exact: true }).click();
    await agent.page.getByRole('dialog').getByRole('button', { name: CHAT_TEXTS.close }).click();
  });
});
