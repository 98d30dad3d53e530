import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { VIEWER_TEXTS } from '@harborline/domain/texts/ticket-viewers';
import { conversationRef } from '@harborline/emulator-seed/build-conversation';
import { CONVERSATIONS } from '@harborline/emulator-seed/conversations/index';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { person } from '../support/people';
import { replyBox, signIn } from '../support/staff-steps';

const newPerson = useCast();

describe('several people on one ticket (D-116)', () => {
  it('see who views it and who writes, in thread and list, until a tab is closed', async () => {
    const [agent, owner] = [await newPerson(), await newPerson()];
    await signIn(agent, 'lumen-agent');
    await signIn(owner, 'lumen-owner');
    const shared = CONVERSATIONS.find(({ slug }) => slug === 'change-delivery-week');
    if (shared === undefined) throw new Error('The seed has lost its ticket');
    const ref = conversationRef(shared);
    const address = `/admin/inbox?tab=inbox&status=closed&conversation=${ref}`;
    const [agentName, ownerName] = [person('lumen-agent').name, person('lumen-owner').name];

    await agent.goto(address);
    await owner.goto('/admin/inbox?tab=inbox&status=closed');
    const row = owner.page.locator(`[data-ticket="${ref}"]`);
    await row.getByRole('img', { name: VIEWER_TEXTS.is[''](agentName) }).waitFor();
    await row.click();
    const inHead = (page: typeof agent.page) => page.getByRole('list', { name: VIEWER_TEXTS.viewers });
    await inHead(owner.page).getByLabel(VIEWER_TEXTS.is[''](agentName)).waitFor();
    await inHead(agent.page).getByLabel(VIEWER_TEXTS.is[''](ownerName)).waitFor();
    expect(await inHead(agent.page).getByRole('listitem').count()).toBe(1);

    await replyBox(agent.page).fill('The carrier');
    await inHead(owner.page).getByLabel(VIEWER_TEXTS.is.reply(agentName)).waitFor();
    await row.getByRole('img', { name: VIEWER_TEXTS.is.reply(agentName) }).waitFor();
    await replyBox(owner.page).fill('I have');
    await owner.page.getByText(VIEWER_TEXTS.replyToo(agentName)).waitFor();
    await agent.page.getByText(VIEWER_TEXTS.replyToo(ownerName)).waitFor();
    await replyBox(owner.page).fill('');
    await agent.page.getByText(VIEWER_TEXTS.replyToo(ownerName)).waitFor({ state: 'detached' });
    await replyBox(agent.page).fill('');
    await agent.page.getByRole('tab', { name: INBOX_TEXTS.noteLabel }).click();
    await agent.page.getByRole('textbox', { name: INBOX_TEXTS.noteLabel }).fill('Ask');
    await inHead(owner.page).getByLabel(VIEWER_TEXTS.is.note(agentName)).waitFor();

    const secondTab = await agent.openTab(address);
    await inHead(secondTab.page).waitFor();
    expect(await inHead(owner.page).getByRole('listitem').count()).toBe(1);
    await agent.page.getByRole('textbox', { name: INBOX_TEXTS.noteLabel }).fill('');
    await agent.page.close();
    await inHead(owner.page).getByLabel(VIEWER_TEXTS.is[''](agentName)).waitFor();
    await secondTab.page.close();
    await inHead(owner.page).waitFor({ state: 'detached' });
    await row.getByRole('img', { name: VIEWER_TEXTS.is[''](agentName) }).waitFor({ state: 'detached' });
  });
});
