import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import { FORM_TEXTS } from '@harborline/domain/texts/form';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

it('D-96: an owner sets up the form beside its preview, and visitors are asked what it says', async () => {
  const [owner, visitor] = [await newPerson(), await newPerson()];
  await signIn(owner, 'fernway-owner');
  await owner.goto('/admin/contactform');
  const { page } = owner;
  const preview = page.frameLocator(`iframe[title="${CONTACT_FORM_TEXTS.previewFrame}"]`);
  await page.getByRole('button', { name: CONTACT_FORM_TEXTS.add.HELP_WITH }).click();
  await page.getByLabel(CONTACT_FORM_TEXTS.question, { exact: true }).fill('What is it about?');
  await page.getByLabel(CONTACT_FORM_TEXTS.answerNumber(1), { exact: true }).fill('A pen');
  await page.getByRole('button', { name: CONTACT_FORM_TEXTS.addAnswer }).click();
  await page.getByLabel(CONTACT_FORM_TEXTS.answerNumber(2), { exact: true }).fill('Ink');

  await preview.getByRole('heading', { name: 'What is it about?' }).waitFor();
  await preview.getByRole('button', { name: 'Ink' }).click();
  await preview.getByLabel(CONTACT_TEXTS.emailLabel).fill('nobody@example.com');
  await preview.locator('form button[type=submit]').click();
  await preview.getByText(CONTACT_TEXTS.trialSent).waitFor();

  await page.getByRole('button', { name: CONTACT_FORM_TEXTS.move('Ink') }).focus();
  await page.keyboard.press('ArrowUp');
  // While it saves, the button says so: leaving before it is gone would cut the save off.
  const save = page.getByRole('button', { name: new RegExp(`^(Save Changes|${FORM_TEXTS.saving})$`) });
  await save.click();
  await page.getByText(SETTINGS_TEXTS.saved).waitFor();
  await save.waitFor({ state: 'hidden' });

  await visitor.goto('/fernway?tab=contact');
  await visitor.page.getByRole('heading', { name: 'What is it about?' }).waitFor();
  expect(await visitor.page.locator('.answers button').allTextContents()).toEqual(['Ink', 'A pen']);

  const online = page.getByRole('switch', { name: CONTACT_FORM_TEXTS.isOnline });
  await online.uncheck();
  await save.click();
  await save.waitFor({ state: 'hidden' });
  await owner.goto('/admin/profile/settings');
  await page.getByRole('link', { name: CONTACT_FORM_TEXTS.openForm }).click();
  await online.check();
  await save.click();
  await save.waitFor({ state: 'hidden' });
});
