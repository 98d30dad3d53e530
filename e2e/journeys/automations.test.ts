import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { HISTORY_TEXTS } from '@harborline/domain/texts/ticket-history';
import { conversationRef } from '@harborline/emulator-seed/build-conversation';
import { demoConversation } from '@harborline/emulator-seed/conversations/index';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations } from '../support/accessibility';
import { type Actor, PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { sidewaysOverflow } from '../support/settled';
import { messages, signIn } from '../support/staff-steps';

const newPerson = useCast();

/** Of this run, so that one that was broken off is not in the way. */
const OF_RUN = Date.now().toString(36);

/** The page of a ticket of the demo world that no other journey has. */
const ticketPage = (slug: string): string =>
  `/admin/inbox?tab=inbox&status=all&conversation=${conversationRef(demoConversation(slug))}`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tagChip = (page: Page, name: string) =>
  page.getByRole('link', { name: TAG_TEXTS.ticketsWith(name) }).first();

async function addTag({ page }: Actor, name: string): Promise<void> {
  await page.getByRole('combobox', { name: TAG_TEXTS.add }).fill(name);
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('Enter');
  await tagChip(page, name).waitFor();
}

async function removeTag({ page }: Actor, name: string): Promise<void> {
  await tagChip(page, name).focus();
  await page.keyboard.press('Delete');
  await tagChip(page, name).waitFor({ state: 'detached' });
}

async function save(page: Page, name: string): Promise<void> {
  await button(page, AUTOMATION_TEXTS.save).click();
  await page.getByText(AUTOMATION_TEXTS.saved(name)).waitFor();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

/** Chooses by typing, as the keyboard does. */
async function chooseByKeys(select: Locator, option: string): Promise<void> {
  // What the library names comes after the page.
  await select.locator('option').getByText(option, { exact: true }).waitFor({ state: 'attached' });
  await select.focus();
  await select.page().keyboard.type(option);
  await expect
    .poll(() => select.evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.text))
    .toBe(option);
}

async function pressByKeys(control: Locator): Promise<void> {
  await control.focus();
  await control.page().keyboard.press('Enter');
}

describe('an automation (D-144, D-145)', () => {
  it('is made by pointer, tried, only records at first, acts once it is on, and says why', async () => {
    const [owner, agent] = [await newPerson(), await newPerson()];
    const { page } = owner;
    const [tag, name, note] = [`Squeak ${OF_RUN}`, `Squeaks ${OF_RUN}`, `Ask for the belt number ${OF_RUN}`];
    await signIn(owner, 'lumen-owner');
    await signIn(agent, 'lumen-agent');
    await agent.goto(ticketPage('belt-squeak'));
    await addTag(agent, tag);
    await removeTag(agent, tag);

    await owner.goto('/admin/automation');
    await page.getByRole('link', { name: AUTOMATION_TEXTS.create }).click();
    await page.getByLabel(AUTOMATION_TEXTS.name, { exact: true }).fill(name);
    await page.getByLabel(AUTOMATION_TEXTS.trigger).selectOption('tag-added');
    await page.getByLabel(AUTOMATION_TEXTS.tag, { exact: true }).selectOption({ label: tag });
    await page.getByLabel(AUTOMATION_TEXTS.action).selectOption('note');
    await button(page, AUTOMATION_TEXTS.addAction).click();
    await page.getByLabel(AUTOMATION_TEXTS.noteText).fill(note);
    await page.getByLabel(AUTOMATION_TEXTS.state, { exact: true }).selectOption('record');
    await button(page, AUTOMATION_TEXTS.dryRun.run).click();
    const tried = page.getByRole('list', { name: AUTOMATION_TEXTS.dryRun.label });
    await tried.getByText(AUTOMATION_TEXTS.dryRun.acted).first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await save(page, name);

    await addTag(agent, tag);
    const recorded = page.getByRole('list', { name: AUTOMATION_TEXTS.runs.label });
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByText(AUTOMATION_TEXTS.runs.ofOne).waitFor();
          await recorded.or(page.getByText(AUTOMATION_TEXTS.runs.empty)).first().waitFor();
          return recorded.getByText(AUTOMATION_TEXTS.outcomes.shadow).count();
        },
        { timeout: 60_000 },
      )
      .toBe(1);
    expect(await messages(agent.page).filter({ hasText: note }).count()).toBe(0);

    await page.getByLabel(AUTOMATION_TEXTS.state, { exact: true }).selectOption('on');
    await save(page, name);
    await removeTag(agent, tag);
    await addTag(agent, tag);
    await messages(agent.page).filter({ hasText: note }).waitFor();
    expect(await messages(agent.page).filter({ hasText: note }).count()).toBe(1);

    await owner.goto('/admin/automation');
    const toggle = page.getByRole('switch', { name: AUTOMATION_TEXTS.switchOf(name) });
    await toggle.uncheck();
    await page.getByText(AUTOMATION_TEXTS.switchedOff(name)).waitFor();
    await button(page, AUTOMATION_TEXTS.remove(name)).click();
    await page.getByRole('dialog').getByRole('button', { name: AUTOMATION_TEXTS.removeConfirm }).click();
    await toggle.waitFor({ state: 'detached' });
  });

  it('is made by the keyboard alone, stops when it leads to itself, and the ticket says what it did', async () => {
    const [owner, agent] = [await newPerson(), await newPerson(PHONE)];
    const { page } = owner;
    const [tag, name] = [`Loop ${OF_RUN}`, `Never without a loop ${OF_RUN}`];
    const other = `Never with a loop ${OF_RUN}`;
    await signIn(owner, 'lumen-owner');
    await owner.goto(ticketPage('brake-pads-type'));
    await addTag(owner, tag);

    const make = async (
      made: string,
      trigger: 'tag-added' | 'tag-removed',
      action: 'add-tag' | 'remove-tag',
    ) => {
      await owner.goto('/admin/automation');
      await pressByKeys(page.getByRole('link', { name: AUTOMATION_TEXTS.create }));
      await page.getByLabel(AUTOMATION_TEXTS.name, { exact: true }).focus();
      await page.keyboard.type(made);
      await chooseByKeys(page.getByLabel(AUTOMATION_TEXTS.trigger), AUTOMATION_TEXTS.triggers[trigger]);
      await chooseByKeys(page.getByLabel(AUTOMATION_TEXTS.tag, { exact: true }), tag);
      await chooseByKeys(page.getByLabel(AUTOMATION_TEXTS.action), AUTOMATION_TEXTS.actionKinds[action]);
      await pressByKeys(button(page, AUTOMATION_TEXTS.addAction));
      await page.getByLabel(AUTOMATION_TEXTS.tagName, { exact: true }).focus();
      await page.keyboard.type(tag);
      await page.getByLabel(AUTOMATION_TEXTS.state, { exact: true }).focus();
      await page.keyboard.press('End');
      await pressByKeys(button(page, AUTOMATION_TEXTS.save));
      await page.getByRole('heading', { name: made, level: 1 }).waitFor();
    };
    await make(name, 'tag-removed', 'add-tag');
    await make(other, 'tag-added', 'remove-tag');

    await owner.goto(ticketPage('brake-pads-type'));
    await tagChip(page, tag).focus();
    await page.keyboard.press('Delete');
    // Taken away by the person, given back by the one, taken away by the other; then it would begin anew.
    await page.getByRole('button', { name: HISTORY_TEXTS.title }).click();
    const why = page.getByRole('link', {
      name: AUTOMATION_TEXTS.runs.whyOf(`Automation “${other}”`),
    });
    await why.waitFor();
    await why.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(AUTOMATION_TEXTS.runs.by(AUTOMATION_TEXTS.causes.automation)).waitFor();
    await dialog.getByRole('link', { name }).waitFor();
    await page.keyboard.press('Escape');
    const looped = page
      .getByRole('listitem')
      .filter({ hasText: name })
      .filter({ hasText: AUTOMATION_TEXTS.outcomes.looped });
    await expect
      .poll(
        async () => {
          await owner.goto('/admin/automation?view=runs');
          await page.getByRole('list', { name: AUTOMATION_TEXTS.runs.label }).waitFor();
          return looped.count();
        },
        { timeout: 60_000 },
      )
      .toBe(1);

    await signIn(agent, 'lumen-owner');
    await agent.goto('/admin/automation');
    for (const made of [name, other]) {
      await button(agent.page, AUTOMATION_TEXTS.remove(made)).click();
      await agent.page
        .getByRole('dialog')
        .getByRole('button', { name: AUTOMATION_TEXTS.removeConfirm })
        .click();
      await button(agent.page, AUTOMATION_TEXTS.remove(made)).waitFor({ state: 'detached' });
    }
    expect(await sidewaysOverflow(agent.page)).toBeLessThanOrEqual(0);
  });
});
