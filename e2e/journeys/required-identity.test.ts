import { DEFAULT_CHAT_SETTINGS } from '@harborline/domain/entities/chat-settings';
import { docPath } from '@harborline/domain/paths';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { KETTLE } from '@harborline/emulator-seed/child-libraries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { freshAddress } from '../support/people';
import { setFields } from '../support/plant';
import { messages, signIn } from '../support/staff-steps';

const newPerson = useCast();

const LIBRARY = docPath.library(KETTLE.id);

beforeAll(() =>
  setFields(LIBRARY, {
    chatSettings: { ...DEFAULT_CHAT_SETTINGS, identity: 'required', isAutoAssigned: false },
  }),
);
afterAll(() => setFields(LIBRARY, { chatSettings: DEFAULT_CHAT_SETTINGS }));

describe('a chat of a library that requires name and email (D-92)', () => {
  it('begins once the visitor has entered both, and the team knows them', async () => {
    const [visitor, agent] = [await newPerson(PHONE), await newPerson()];
    const { page } = visitor;
    const [name, email] = ['Rita Required', freshAddress('rita')];
    const start = page.getByRole('button', { name: CHAT_TEXTS.start, exact: true });
    await visitor.goto('/widgetAdvanced/kettle/chat');
    await page.getByLabel(CHAT_TEXTS.first).fill('Is the bread warm?');
    await start.click();
    await page.getByText(CHAT_TEXTS.nameMissing).waitFor();
    await page.getByText(CHAT_TEXTS.emailMissing).waitFor();
    await page.getByLabel(CHAT_TEXTS.name).fill(name);
    await start.click();
    await page.getByText(CHAT_TEXTS.nameMissing).waitFor({ state: 'detached' });
    await page.getByText(CHAT_TEXTS.emailMissing).waitFor();
    expect(await messages(page).count()).toBe(0);
    await page.getByLabel(CHAT_TEXTS.email).fill(email);
    await start.click();
    await messages(page).filter({ hasText: 'Is the bread warm?' }).waitFor();

    await signIn(agent, 'kettle-owner');
    await agent.goto('/admin/chatinbox');
    await agent.page.getByRole('button', { name: CHAT_TEXTS.takeName(name), exact: true }).click();
    await agent.page.getByText(email).first().waitFor();
    await page.getByText(/ is here\.$/).waitFor();
  });
});
