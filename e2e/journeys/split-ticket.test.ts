import { randomUUID } from 'node:crypto';
import { docPath } from '@harborline/domain/paths';
import { makeConversation, makeMessage } from '@harborline/domain/testing/factories';
import { SPLIT_TEXTS } from '@harborline/domain/texts/split-ticket';
import { LIBRARY_IDS } from '@harborline/emulator-seed/libraries';
import { afterAll, describe, expect, it } from 'vitest';
import { seriousViolations } from '../support/accessibility';
import { useCast } from '../support/cast';
import { plant, plantAccess, uproot } from '../support/plant';
import { messages, signIn } from '../support/staff-steps';

const newPerson = useCast();

const support_lib_id = LIBRARY_IDS.fernway;
const ref = `split-${randomUUID().slice(0, 8)}`;
const minutesAgo = (minutes: number) => ({ toMillis: () => Date.now() - minutes * 60_000 });
const said = (text: string, minutes: number, changes = {}) => ({
  ...makeMessage({ conversation_ref: ref, support_lib_id, text, ...changes }),
  created_at: minutesAgo(minutes),
});
const planted = {
  [docPath.conversation(ref)]: {
    ...makeConversation({ support_lib_id, title: 'The first lamp', number: 9_122 }),
    last_message_at: minutesAgo(1),
  },
  [docPath.message(ref, 'first')]: said('The first lamp works.', 9),
  [docPath.message(ref, 'second')]: said('Another thing: the hall lamp hums. <i>Why?</i>', 5),
  [docPath.message(ref, 'note')]: said('Same batch as in March.', 3, {
    sender_type: 'note',
    is_public: false,
  }),
  [docPath.message(ref, 'third')]: said('It gets warm, too.', 1),
};

afterAll(async () => {
  await uproot(Object.keys(planted));
  await plantAccess([ref], null);
});

describe('a ticket with two questions (D-122)', () => {
  it('is split by message, and put together again', async () => {
    await plant(planted);
    await plantAccess([ref], support_lib_id);
    const agent = await newPerson();
    const { page } = agent;
    await signIn(agent, 'fernway-agent');
    await agent.goto(`/admin/inbox?tab=inbox&status=all&conversation=${ref}`);

    const hums = messages(page).filter({ hasText: 'the hall lamp hums' });
    await hums.getByRole('button', { name: /^Actions for the message/ }).press('Enter');
    await page.getByRole('menuitem', { name: SPLIT_TEXTS.split }).press('Enter');
    const dialog = page.getByRole('dialog', { name: SPLIT_TEXTS.title });
    await dialog.getByLabel(SPLIT_TEXTS.thisAndLater(1)).check();
    await dialog.getByLabel(SPLIT_TEXTS.withNotes(1)).check();
    await dialog.getByLabel(SPLIT_TEXTS.subject).fill('The hall lamp hums');
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');

    await hums.getByRole('link', { name: /^Split into #/ }).waitFor();
    const toast = page.getByRole('alert').filter({ hasText: /^3 messages split into #/ });
    await toast.getByRole('button', { name: /^Open #/ }).click();
    await page
      .getByRole('note')
      .filter({ hasText: SPLIT_TEXTS.splitFrom('#9122') })
      .waitFor();
    await messages(page).nth(2).waitFor();
    expect(await messages(page).count()).toBe(3);
    expect(await page.getByText('The first lamp works.').count()).toBe(0);

    await toast.getByRole('button', { name: SPLIT_TEXTS.undo, exact: true }).click();
    await messages(page).filter({ hasText: 'The first lamp works.' }).waitFor();
    await hums.getByRole('link', { name: /^Split into #/ }).waitFor({ state: 'detached' });
    await messages(page).nth(3).waitFor();
    expect(await messages(page).count()).toBe(4);
  });
});
