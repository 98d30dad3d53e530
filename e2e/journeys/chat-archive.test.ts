import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { ENDED_CHATS } from '@harborline/emulator-seed/chat-data';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { person } from '../support/people';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

const AGENT = person('lumen-agent').name;

describe('the archive of chats (S6-36)', () => {
  it('names who had each chat, and finds one by the beginning of a name', async () => {
    const agent = await newPerson();
    const { page } = agent;
    await signIn(agent, 'lumen-agent');
    await agent.goto('/admin/inbox?tab=archives');
    const rows = page.locator('[data-chat]');
    const wanted = ENDED_CHATS.find(({ visitor }) => visitor.name !== '');
    if (!wanted) throw new Error('nobody');
    await rows.filter({ hasText: wanted.visitor.name }).first().waitFor();
    await page.getByLabel(CHAT_TEXTS.search).fill(wanted.visitor.name.slice(0, 4).toUpperCase());
    await page.waitForFunction((name) => {
      const shown = [...document.querySelectorAll('[data-chat]')].map(({ textContent }) => textContent);
      return shown.length > 0 && shown.every((text) => text?.includes(name));
    }, wanted.visitor.name);
    await rows.first().getByText(AGENT).waitFor();
    await page.getByLabel(CHAT_TEXTS.search).fill('xyzzy');
    await page.getByText(CHAT_TEXTS.noneFound, { exact: true }).waitFor();
    expect(await rows.count()).toBe(0);
  });
});
