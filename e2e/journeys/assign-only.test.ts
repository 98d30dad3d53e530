import { docPath } from '@harborline/domain/paths';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { setFields } from '../support/plant';
import { messages, openProfile, replyBox, signIn } from '../support/staff-steps';
import { answerBox } from '../support/visitor-steps';

const newPerson = useCast();

const takeAgain = () => setFields(docPath.user('quillpad-agent'), { is_assign_only: false });
beforeAll(takeAgain);
afterAll(takeAgain);

describe('assign only (D-67), and emoji (D-69)', () => {
  it('hides the queue until a teammate hands a chat over, in which both sides choose emoji', async () => {
    const [owner, agent, visitor] = [await newPerson(), await newPerson(), await newPerson(PHONE)];
    await signIn(agent, 'quillpad-agent');
    await agent.goto('/admin/chatinbox');
    await agent.page.getByRole('heading', { name: CHAT_TEXTS.queue }).waitFor();
    const assignOnly = (await openProfile(agent)).getByRole('switch', { name: SHELL_TEXTS.assignOnly });
    await assignOnly.check();
    await agent.page.keyboard.press('Escape');
    await agent.page.getByText(CHAT_TEXTS.queueHidden).waitFor();
    expect(await agent.page.getByRole('heading', { name: CHAT_TEXTS.queue }).count()).toBe(0);

    await visitor.goto('/widgetAdvanced/quillpad/chat');
    await visitor.page.getByLabel(CHAT_TEXTS.first).fill('Do pens like ink?');
    await visitor.page.getByLabel(CHAT_TEXTS.name).fill('Ella Emoji');
    await visitor.page.getByRole('button', { name: CHAT_TEXTS.start, exact: true }).click();
    await signIn(owner, 'quillpad-owner');
    await owner.goto('/admin/chatinbox');
    await owner.page.getByRole('button', { name: CHAT_TEXTS.takeName('Ella Emoji'), exact: true }).click();
    await owner.page.getByRole('button', { name: CHAT_TEXTS.handOver, exact: true }).click();
    const dialog = owner.page.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption('quillpad-agent');
    await dialog.getByRole('button', { name: CHAT_TEXTS.handOver, exact: true }).click();

    await agent.page.getByRole('listitem').filter({ hasText: 'Ella Emoji' }).getByRole('link').click();
    await replyBox(agent.page).fill('They do ');
    await agent.page.getByRole('button', { name: CHAT_TEXTS.emoji }).click();
    await agent.page.getByRole('group', { name: CHAT_TEXTS.emojiList }).waitFor();
    await agent.page.keyboard.press('ArrowRight');
    await agent.page.keyboard.press('Enter');
    await agent.page.keyboard.press('Enter');
    await messages(visitor.page).filter({ hasText: 'They do 😄' }).waitFor();
    await visitor.page.getByRole('button', { name: CHAT_TEXTS.emoji }).click();
    await visitor.page.getByRole('button', { name: '👍', exact: true }).click();
    expect(await answerBox(visitor.page).inputValue()).toBe('👍');
    await visitor.page.getByRole('button', { name: 'Send', exact: true }).click();
    await messages(agent.page).filter({ hasText: '👍' }).waitFor();

    await agent.page.getByRole('button', { name: CHAT_TEXTS.close, exact: true }).click();
    await agent.page.getByRole('dialog').getByRole('button', { name: CHAT_TEXTS.close, exact: true }).click();
    await (await openProfile(agent)).getByRole('switch', { name: SHELL_TEXTS.assignOnly }).uncheck();
    await agent.page.keyboard.press('Escape');
    await agent.page.getByRole('heading', { name: CHAT_TEXTS.queue }).waitFor();
  });
});
