import { randomUUID } from 'node:crypto';
import { docPath } from '@harborline/domain/paths';
import { makeConversation, makeMessage } from '@harborline/domain/testing/factories';
import { INBOX_TEXTS, STATUS_TEXTS } from '@harborline/domain/texts/inbox';
import { OFFLINE_TEXTS } from '@harborline/domain/texts/offline';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { LIBRARY_IDS } from '@harborline/emulator-seed/libraries';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { plant, plantAccess, setFields, uproot } from '../support/plant';
import { messages, reply, replyBox, signIn, untilOpensOffline } from '../support/staff-steps';

const newPerson = useCast();

const support_lib_id = LIBRARY_IDS.lumen;
const mark = randomUUID().slice(0, 8);
const [mine, other] = [`offline-${mark}`, `beside-${mark}`];
const ticketOf = (ref: string, title: string, number: number) => ({
  [docPath.conversation(ref)]: {
    ...makeConversation({
      ...{ support_lib_id, title, number },
      last_message: { ...makeConversation().last_message, id: 'first' },
    }),
    last_message_at: { toMillis: () => Date.now() },
  },
  [docPath.message(ref, 'first')]: {
    ...makeMessage({ conversation_ref: ref, support_lib_id, text: `First of ${title}` }),
    created_at: { toMillis: () => Date.now() },
  },
});
const planted = { ...ticketOf(mine, 'In the tunnel', 9_128), ...ticketOf(other, 'Beside the tunnel', 9_129) };
const theirs = docPath.message(other, 'theirs');

afterAll(async () => {
  await uproot([...Object.keys(planted), theirs]);
  await plantAccess([mine, other], null);
});

const addressOf = (ref: string) => `/admin/inbox?tab=inbox&status=all&conversation=${ref}`;
const row = (page: Page, ref: string) => page.locator(`[data-ticket="${ref}"]`);
const tray = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the inbox without a connection (D-128)', () => {
  it('takes a reply, a tag and a closing, opens again without one, and sends each once', async () => {
    await plant(planted);
    await plantAccess([mine, other], support_lib_id);
    const agent = await newPerson();
    const { page } = agent;
    await signIn(agent, 'lumen-agent', { isRemembered: true });
    await agent.goto(addressOf(other));
    await messages(page).filter({ hasText: 'First of Beside' }).waitFor();
    await row(page, mine).click();
    await messages(page).filter({ hasText: 'First of In' }).waitFor();
    await page.getByRole('combobox', { name: TAG_TEXTS.add }).waitFor();
    await untilOpensOffline(page);

    await agent.whileOffline(async () => {
      await reply(agent, 'Written in the tunnel.');
      await page.getByRole('combobox', { name: TAG_TEXTS.add }).fill(`Tunnel ${mark}`);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: INBOX_TEXTS.statusIs(STATUS_TEXTS.open) }).click();
      await page.getByRole('menuitemradio', { name: STATUS_TEXTS.closed }).click();
      await tray(page, OFFLINE_TEXTS.waiting(3)).waitFor();

      await page.reload();
      await messages(page).filter({ hasText: 'Written in the tunnel.' }).waitFor();
      await page.getByRole('button', { name: INBOX_TEXTS.statusIs(STATUS_TEXTS.closed) }).waitFor();
      await tray(page, OFFLINE_TEXTS.waiting(3)).click();
      const waits = page.getByRole('list', { name: OFFLINE_TEXTS.label }).getByRole('listitem');
      expect(await waits.count()).toBe(3);
      await waits.filter({ hasText: OFFLINE_TEXTS.states.waiting }).first().waitFor();

      await row(page, other).click();
      await messages(page).filter({ hasText: 'First of Beside' }).waitFor();
      await plant({
        [theirs]: {
          ...makeMessage({ conversation_ref: other, support_lib_id, text: 'Sent meanwhile.' }),
          created_at: { toMillis: () => Date.now() },
        },
      });
      await setFields(docPath.conversation(other), { title: 'Beside it, renamed meanwhile' });
    });

    await messages(page).filter({ hasText: 'Sent meanwhile.' }).waitFor();
    await page.getByText(OFFLINE_TEXTS.cameMeanwhile).waitFor();
    await row(page, other).filter({ hasText: 'renamed meanwhile' }).waitFor();
    await page.getByRole('region', { name: OFFLINE_TEXTS.label }).waitFor({ state: 'hidden' });
    await agent.goto(addressOf(mine));
    await page.getByRole('button', { name: INBOX_TEXTS.statusIs(STATUS_TEXTS.closed) }).waitFor();
    await page.getByRole('link', { name: TAG_TEXTS.ticketsWith(`Tunnel ${mark}`) }).waitFor();
    // Fails if there are two.
    await messages(page).filter({ hasText: 'Written in the tunnel.' }).waitFor();
    expect(await replyBox(page).inputValue()).toBe('');
  });
});
