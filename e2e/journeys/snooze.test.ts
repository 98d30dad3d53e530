import { randomUUID } from 'node:crypto';
import { docPath } from '@harborline/domain/paths';
import { makeConversation, makeMessage } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { LATER_TIME_TEXTS } from '@harborline/domain/texts/later-times';
import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import { LIBRARY_IDS } from '@harborline/emulator-seed/libraries';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { seriousViolations } from '../support/accessibility';
import { useCast } from '../support/cast';
import { plant, plantAccess, setFields, uproot } from '../support/plant';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

const support_lib_id = LIBRARY_IDS.lumen;
const ref = `snooze-${randomUUID().slice(0, 8)}`;
const now = { toMillis: () => Date.now() };
const planted = {
  [docPath.conversation(ref)]: {
    ...makeConversation({ support_lib_id, title: 'The parcel is on its way', number: 9_119 }),
    last_message_at: now,
  },
  [docPath.message(ref, 'first')]: {
    ...makeMessage({ conversation_ref: ref, support_lib_id, text: 'When does it come?' }),
    created_at: now,
  },
};
const answer = docPath.message(ref, 'answer');

afterAll(async () => {
  await uproot([...Object.keys(planted), answer]);
  await plantAccess([ref], null);
});

const row = (page: Page) => page.locator(`[data-ticket="${ref}"]`);
const line = (page: Page) => page.getByRole('note').filter({ hasText: /^Snoozed/ });

describe('a snoozed ticket (D-119)', () => {
  it('leaves the list of work until its time, and the next time until its visitor answers', async () => {
    await plant(planted);
    await plantAccess([ref], support_lib_id);
    const [agent, teammate] = [await newPerson(), await newPerson()];
    await signIn(agent, 'lumen-owner');
    await signIn(teammate, 'lumen-agent');
    await agent.goto(`/admin/inbox?tab=inbox&status=open&conversation=${ref}`);
    await teammate.goto(`/admin/inbox?tab=inbox&status=snoozed&conversation=${ref}`);

    const button = agent.page.getByRole('button', { name: SNOOZE_TEXTS.snooze, exact: true });
    await button.waitFor();
    // By the keyboard alone.
    await row(agent.page).focus();
    await agent.page.keyboard.press('z');
    const tomorrow = agent.page.getByRole('menuitem', { name: LATER_TIME_TEXTS.tomorrow });
    await tomorrow.waitFor();
    expect(await seriousViolations(agent.page)).toEqual([]);
    await tomorrow.press('Enter');
    await row(agent.page).waitFor({ state: 'detached' });
    await line(teammate.page).waitFor();
    await row(teammate.page).waitFor();

    // The time comes by data: nobody waits for it.
    await setFields(docPath.conversation(ref), {
      snoozed: { until: timestamp(Date.now() - 1_000), status: 'open' },
    });
    await row(agent.page).getByText(SNOOZE_TEXTS.woke).waitFor();
    await row(teammate.page).waitFor({ state: 'detached' });

    await button.click();
    await agent.page.getByRole('menuitem', { name: SNOOZE_TEXTS.untilAnswer }).click();
    await line(teammate.page).getByText(SNOOZE_TEXTS.until('')).waitFor();
    await setFields(docPath.conversation(ref), { last_message_at: now });
    await plant({
      [answer]: {
        ...makeMessage({ conversation_ref: ref, support_lib_id, text: 'It is here!' }),
        created_at: now,
      },
    });
    await line(agent.page).waitFor({ state: 'detached' });
    await row(agent.page).waitFor();
    expect(await row(agent.page).getByText(SNOOZE_TEXTS.woke).count()).toBe(0);
  });
});
