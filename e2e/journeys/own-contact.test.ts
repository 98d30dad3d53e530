import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { person } from '../support/people';
import { sendCredentials, signIn } from '../support/staff-steps';

const newPerson = useCast();

/** The first sign-in of a suite starts the functions' workers, which takes long on a busy machine. */
const COLD_START_MS = 90_000;

it('opens at /contact the wizard of the own library, after the sign-in (S2.4-10, D-48)', async () => {
  const agent = await newPerson(PHONE);
  const { page } = agent;
  await agent.goto('/contact');
  await page.waitForURL(/\/login\?returnUrl=/);
  await sendCredentials(agent, person('lumen-agent'));
  await page.waitForURL(/\/lumen\?tab=contact$/, { timeout: COLD_START_MS });
  await page.getByRole('button', { name: 'Something else', disabled: false }).click();
  await page.getByLabel(CONTACT_TEXTS.requestLabel).waitFor();
});

it('returns from the wizard to the page before /contact', async () => {
  const agent = await newPerson();
  await signIn(agent, 'lumen-agent');
  await agent.goto('/admin/profile/account');
  await agent.goto('/contact');
  await agent.page.waitForURL(/\/lumen\?tab=contact$/);
  await agent.page.goBack();
  await agent.page.waitForURL(/\/admin\/profile\/account$/);
});

it('says at /contact that Contact Us is off, instead of opening the help center', async () => {
  const owner = await newPerson();
  await signIn(owner, 'kettle-owner');
  await owner.goto('/contact');
  await owner.page.getByRole('heading', { name: ADMIN_TEXTS.contactOff }).waitFor();
});
