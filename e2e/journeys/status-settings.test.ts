import { docPath } from '@harborline/domain/paths';
import { STATUS_TEXTS, STATUS_SETTINGS_TEXTS as TEXTS } from '@harborline/domain/texts/status';
import { LIBRARY_IDS } from '@harborline/emulator-seed/libraries';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { uproot } from '../support/plant';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label);

/** Submits the open dialog and waits until the server has taken it. */
async function submit(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function addComponent(page: Page, name: string): Promise<void> {
  await press(page, TEXTS.addComponent);
  await field(page, TEXTS.componentName).fill(name);
  await submit(page, TEXTS.save);
  await page.getByRole('heading', { name, level: 4 }).waitFor();
}

async function openStatusSettings(staff: Actor, uid: string): Promise<void> {
  await signIn(staff, uid);
  await staff.goto('/admin/profile/statuspage');
  await staff.page.getByRole('switch', { name: TEXTS.publish }).waitFor();
}

const componentNames = (page: Page) => page.getByRole('heading', { level: 4 }).allTextContents();

const hasFocus = (button: Locator) => button.evaluate((element) => element === document.activeElement);
const textOf = async ({ page }: Actor, path: string): Promise<string> =>
  (await page.request.get(new URL(path, page.url()).href)).text();
/** A trigger keeps the list of news, and pages may be some seconds older. */
const WITHIN = { timeout: 60_000 };
const ORDER = ['Orders', 'Vans', 'Ovens'];

describe('the settings of the status page (D-32, D-38)', () => {
  it('take a library from nothing to an incident that visitors and teammates read', async () => {
    const [owner, teammate, visitor] = [await newPerson(), await newPerson(), await newPerson()];
    const { page } = owner;
    const { fernway } = LIBRARY_IDS;
    await uproot([docPath.statusPage(fernway), docPath.statusHistory(fernway)]);
    await openStatusSettings(owner, 'fernway-owner');
    await openStatusSettings(teammate, 'fernway-owner');
    await page.getByText(TEXTS.emptyTitle).waitFor();

    await addComponent(page, 'Ovens');
    await addComponent(page, 'Orders');
    await addComponent(page, 'Vans');
    const down = page.getByRole('button', { name: TEXTS.moveDown('Ovens') });
    for (const place of [2, 3]) {
      await down.press('Enter');
      await page.getByText(TEXTS.moved('Ovens', place, 3)).waitFor({ state: 'attached' });
      expect(await hasFocus(down), `focus at ${place}`).toBe(true);
    }
    expect(await componentNames(page)).toEqual(ORDER);
    await page.getByRole('switch', { name: TEXTS.publish }).click();
    await page.getByText(TEXTS.published).waitFor();

    await press(page, TEXTS.openIncident);
    await field(page, TEXTS.incidentTitle).fill('Orders are stuck');
    await field(page, TEXTS.incidentText).fill('We are looking for the cause.');
    await page.getByRole('checkbox', { name: 'Orders' }).check();
    await page
      .getByRole('combobox', { name: TEXTS.stateOf('Orders') })
      .last()
      .selectOption('majorOutage');
    await field(page, TEXTS.publishNews).check();
    await submit(page, TEXTS.report);
    await page.getByText(TEXTS.hasNews).waitFor();
    await teammate.page.getByRole('heading', { name: 'Orders are stuck' }).waitFor();
    expect(await componentNames(teammate.page)).toEqual(ORDER);

    const href = await page.getByRole('link', { name: TEXTS.open }).getAttribute('href');
    await visitor.goto(href ?? '');
    await visitor.page.getByText(STATUS_TEXTS.overall.majorOutage).first().waitFor();
    await visitor.page.getByText('We are looking for the cause.').waitFor();
    const news = '/frontendnews/fernway';
    await expect.poll(() => textOf(visitor, news), WITHIN).toContain('Orders are stuck');

    await press(teammate.page, TEXTS.updateOf('Orders are stuck'));
    await field(teammate.page, TEXTS.incidentText).fill('Orders work again.');
    await teammate.page.getByRole('dialog').getByLabel(TEXTS.state, { exact: true }).selectOption('resolved');
    await teammate.page.getByText(TEXTS.resolveHelp('Orders')).waitFor();
    await submit(teammate.page, TEXTS.post);
    await page.getByText(TEXTS.noIncidents).waitFor();
    const state = page.getByRole('combobox', { name: TEXTS.stateOf('Orders') });
    expect(await state.inputValue()).toBe('operational');
    await expect.poll(() => textOf(visitor, news), WITHIN).not.toContain('Orders are stuck');
  });
});
