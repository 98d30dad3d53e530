import { randomUUID } from 'node:crypto';
import { docPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { PREDICATE_TEXTS } from '@harborline/domain/texts/predicate';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import { HISTORY_TEXTS } from '@harborline/domain/texts/ticket-history';
import { LIBRARY_IDS } from '@harborline/emulator-seed/libraries';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { plant, plantAccess, uproot } from '../support/plant';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

const id = randomUUID().slice(0, 8);
const NAME = `Drawn ${id}`;
const EMAIL = `queue-${id}@visitor.example`;
const REFS = [`queued-a-${id}`, `queued-b-${id}`];

afterAll(async () => {
  await uproot(REFS.map(docPath.conversation));
  await plantAccess(REFS, null);
});

function ticket(ref: string, at: number) {
  const time = timestamp(Date.now() - at);
  const made = makeConversation({ number: 900_001 + at, support_lib_id: LIBRARY_IDS.lumen });
  const visitor = { ...made.visitor, email: EMAIL };
  return {
    ...made,
    id: ref,
    visitor,
    created_at: time,
    last_message_at: time,
    last_visitor_message_at: time,
  };
}

const openRef = (page: Page) => new URL(page.url()).searchParams.get('conversation');
const takeButton = (page: Page) => page.getByRole('button', { name: SMART_QUEUE_TEXTS.takeNext });

/** Opens the queue by the menu of lists. */
async function openQueue(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^List: / }).click();
  await page.getByRole('menuitem', { name: NAME }).click();
  await page.getByText(SMART_QUEUE_TEXTS.found(REFS.length)).waitFor();
}

describe('smart queues (D-115)', () => {
  it('give two people who press at once two tickets, and then none', async () => {
    await plant(Object.fromEntries(REFS.map((ref, at) => [docPath.conversation(ref), ticket(ref, at)])));
    await plantAccess(REFS, LIBRARY_IDS.lumen);
    const [owner, agent] = [await newPerson(), await newPerson()];
    await signIn(owner, 'lumen-owner');
    await signIn(agent, 'lumen-agent');
    const { page } = owner;

    await owner.goto('/admin/profile/smartqueues');
    await page.getByRole('button', { name: SMART_QUEUE_TEXTS.create }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: SMART_QUEUE_TEXTS.name }).fill(NAME);
    await dialog.getByRole('combobox', { name: PREDICATE_TEXTS.field }).selectOption('address');
    await dialog.getByRole('textbox', { name: PREDICATE_TEXTS.value }).fill(EMAIL);
    await dialog.getByRole('button', { name: SMART_QUEUE_TEXTS.save }).click();
    await page.getByRole('heading', { name: NAME }).waitFor();

    for (const person of [owner, agent]) {
      await person.goto('/admin/inbox?tab=inbox');
      await openQueue(person.page);
    }
    await Promise.all([takeButton(page).click(), agent.page.keyboard.press('t')]);
    for (const person of [owner, agent]) await person.page.waitForURL(/conversation=queued-/);
    expect([openRef(page), openRef(agent.page)].sort()).toEqual(REFS);
    await agent.page.getByRole('button', { name: HISTORY_TEXTS.title }).click();
    await agent.page.getByText(HISTORY_TEXTS.tookFromQueue(NAME)).waitFor();
    // The list may still show what the owner was about to take.
    await takeButton(agent.page).click();
    await agent.page.getByText(SMART_QUEUE_TEXTS.none).waitFor();
    await agent.page.getByText(SMART_QUEUE_TEXTS.noneTitle).waitFor();

    await owner.goto('/admin/profile/smartqueues');
    await page.getByRole('button', { name: SMART_QUEUE_TEXTS.remove(NAME) }).click();
    await page.getByRole('button', { name: SMART_QUEUE_TEXTS.removeConfirm, exact: true }).click();
    await page.getByRole('heading', { name: NAME }).waitFor({ state: 'detached' });
  });
});
