import { readFile } from 'node:fs/promises';
import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import { FORM_PAGE_TEXTS } from '@harborline/domain/texts/form-page';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousViolations } from '../support/accessibility';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Adds a field to the first page by its dialog. */
async function addField(page: Page, kind: keyof typeof FORM_BUILDER_TEXTS.kinds, label: string) {
  await page.getByLabel(FORM_BUILDER_TEXTS.kindOfNew(1)).selectOption(kind);
  await button(page, FORM_BUILDER_TEXTS.addFieldTo(1)).click();
  await page.getByRole('dialog').getByLabel(FORM_BUILDER_TEXTS.label, { exact: true }).fill(label);
}

const keep = (page: Page) => button(page, FORM_BUILDER_TEXTS.keepField).click();

/** Creates a form, and waits for its builder. */
async function createForm(page: Page, name: string) {
  await button(page, FORM_BUILDER_TEXTS.create).click();
  await page.getByRole('dialog').getByLabel(FORM_BUILDER_TEXTS.name, { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

/** Saves and publishes it. @returns its address */
async function publish(page: Page, name: string): Promise<string> {
  await button(page, FORM_BUILDER_TEXTS.save).click();
  await page.getByText(FORM_BUILDER_TEXTS.saved).waitFor();
  await button(page, FORM_BUILDER_TEXTS.publish).click();
  await page.getByRole('dialog').getByRole('button', { name: FORM_BUILDER_TEXTS.publish }).click();
  await page.getByText(FORM_BUILDER_TEXTS.isPublished(name)).waitFor();
  return (await page.getByRole('link', { name: /\/form\/lumen\// }).getAttribute('href')) ?? '';
}

it('D-148 to D-150: an owner builds a form by pointer, a visitor fills it in on a phone, and the owner reads and exports it', async () => {
  const [owner, visitor] = [await newPerson(), await newPerson(PHONE)];
  const { page } = owner;
  await signIn(owner, 'lumen-owner');
  await owner.goto('/admin/formbuilder');
  await createForm(page, 'Repairs');
  await addField(page, 'text', 'Name');
  await page.getByRole('switch', { name: FORM_BUILDER_TEXTS.isRequired, exact: true }).check();
  await keep(page);
  await addField(page, 'choice', 'Vehicle');
  await page.getByLabel(FORM_BUILDER_TEXTS.option(1), { exact: true }).fill('Bike');
  await page.getByLabel(FORM_BUILDER_TEXTS.option(2), { exact: true }).fill('<img src=x onerror=alert(1)>');
  await keep(page);
  await addField(page, 'longText', 'What is wrong with the bike?');
  await page.getByRole('switch', { name: FORM_BUILDER_TEXTS.hasShowIf }).check();
  await page.getByLabel('Field', { exact: true }).selectOption({ label: 'Vehicle' });
  await page.getByRole('combobox', { name: 'Value' }).click();
  await page.getByRole('option', { name: 'Bike' }).click();
  await keep(page);

  const preview = page.frameLocator(`iframe[title="${FORM_BUILDER_TEXTS.previewFrame}"]`);
  await preview.getByLabel('Name').waitFor();
  expect(await preview.getByLabel('What is wrong').count()).toBe(0);
  await preview.getByLabel('Bike').check();
  await preview.getByLabel('What is wrong').waitFor();
  const address = await publish(page, 'Repairs');

  await visitor.goto(`${address}?from=mail`);
  await visitor.page.getByRole('heading', { name: 'Repairs' }).waitFor();
  expect(await seriousViolations(visitor.page)).toEqual([]);
  const send = visitor.page.getByRole('button', { name: FORM_PAGE_TEXTS.submit });
  await send.click();
  await visitor.page.getByText(FORM_PAGE_TEXTS.problems.required).waitFor();
  await visitor.page.getByLabel('Name').fill('=Ada');
  await visitor.page.getByLabel('Bike').check();
  await visitor.page.getByLabel('What is wrong').fill('It <b>squeaks</b>');
  await visitor.page.reload();
  await visitor.page.getByLabel('What is wrong').waitFor();
  expect(await visitor.page.getByLabel('Name').inputValue()).toBe('=Ada');
  await send.dblclick();
  await visitor.page.getByRole('heading', { name: FORM_PAGE_TEXTS.thanks }).waitFor();

  await page.getByRole('link', { name: FORM_BUILDER_TEXTS.submissions }).click();
  const row = page.getByRole('button', { name: /^Show the submission of/ });
  await row.waitFor();
  expect(await row.count()).toBe(1);
  await row.click();
  await page.getByRole('dialog').getByText('It <b>squeaks</b>').waitFor();
  await button(page, FORM_BUILDER_TEXTS.close).click();
  const downloading = page.waitForEvent('download');
  await button(page, FORM_BUILDER_TEXTS.exportCsv).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain(",'=Ada,Bike,It <b>squeaks</b>,");
});

it('D-148: the keyboard alone builds a form, puts its fields in order, and deletes it', async () => {
  const owner = await newPerson();
  const { page } = owner;
  const press = async (name: string) => {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
  };
  await signIn(owner, 'lumen-owner');
  await owner.goto('/admin/formbuilder');
  await button(page, FORM_BUILDER_TEXTS.create).waitFor();
  await press(FORM_BUILDER_TEXTS.create);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('Survey');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Survey', level: 1 }).waitFor();
  for (const label of ['First', 'Second']) {
    await press(FORM_BUILDER_TEXTS.addFieldTo(1));
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type(label);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: label, level: 3 }).waitFor();
  }
  await button(page, CONTACT_FORM_TEXTS.move('Second')).focus();
  await page.keyboard.press('ArrowUp');
  const fields = page.getByRole('list', { name: FORM_BUILDER_TEXTS.fieldsOfPage(1) });
  await expect.poll(() => fields.getByRole('heading').allTextContents()).toEqual(['Second', 'First']);
  await press(FORM_BUILDER_TEXTS.save);
  await page.getByText(FORM_BUILDER_TEXTS.saved).waitFor();
  await press(FORM_BUILDER_TEXTS.publish);
  await page.getByRole('dialog').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: FORM_BUILDER_TEXTS.publish }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(FORM_BUILDER_TEXTS.isPublished('Survey')).waitFor();
  await owner.goto('/admin/formbuilder');
  await button(page, FORM_BUILDER_TEXTS.remove('Survey')).waitFor();
  await press(FORM_BUILDER_TEXTS.remove('Survey'));
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(FORM_BUILDER_TEXTS.removed('Survey')).waitFor();
  await button(page, FORM_BUILDER_TEXTS.remove('Survey')).waitFor({ state: 'detached' });
});
