import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import { PASSWORD_TEXTS, SUPPORT_SIGN_IN_TEXTS } from '@harborline/domain/texts/password';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { linkIn, waitForMail } from '../support/mailbox';
import { freshAddress } from '../support/people';
import { logOut, sendCredentials, signIn } from '../support/staff-steps';
import { CHOSEN_PASSWORD, choosePassword, followInvitation, invite } from '../support/team-steps';

const newPerson = useCast();

const RESET_PASSWORD = 'Reset-Lantern-41';
const CHANGED_PASSWORD = 'Changed-Lantern-42';

async function newTeammate(owner: Actor, teammate: Actor): Promise<string> {
  const email = freshAddress('forgetful');
  await signIn(owner, 'lumen-owner');
  await invite(owner, email, 'writer');
  await followInvitation(teammate, email);
  await choosePassword(teammate, email);
  return email;
}

async function changePassword({ page }: Actor, current: string, next: string): Promise<void> {
  await page.getByLabel(PASSWORD_TEXTS.currentPassword).fill(current);
  await page.getByLabel(PASSWORD_TEXTS.newPassword, { exact: true }).fill(next);
  await page.getByLabel(PASSWORD_TEXTS.repeatPassword).fill(next);
  await page.getByRole('button', { name: PASSWORD_TEXTS.change }).click();
}

describe('a person with a forgotten password', () => {
  it('gets a link, chooses a new password, signs in with it and changes it (S2.4-04, S2.4-05, S4.3, S2.7-06)', async () => {
    const [owner, teammate] = [await newPerson(), await newPerson()];
    const email = await newTeammate(owner, teammate);
    const { page } = teammate;

    await teammate.goto('/forgot');
    await page.getByLabel(LOGIN_TEXTS.emailLabel).fill(email);
    await page.getByRole('button', { name: LOGIN_TEXTS.sendResetLink }).click();
    await page.getByText(LOGIN_TEXTS.resetLinkSent).waitFor();
    const mail = await waitForMail(email, 'the reset link', ({ subject }) =>
      subject.startsWith('Reset your password'),
    );
    const link = linkIn(mail, '/resetpassword');

    await teammate.goto(link);
    await page.getByLabel(PASSWORD_TEXTS.newPassword).fill(RESET_PASSWORD);
    await page.getByRole('button', { name: PASSWORD_TEXTS.save }).click();
    await page.waitForURL(({ pathname }) => pathname === '/login');

    // The browser itself reports the refused requests.
    teammate.expectProblem(/400 \(Bad Request\)/);
    await sendCredentials(teammate, { email, password: CHOSEN_PASSWORD });
    await page.getByText(LOGIN_TEXTS.wrongCredentials).waitFor();
    await sendCredentials(teammate, { email, password: RESET_PASSWORD });
    await page.waitForURL(/\/admin$|\/admin\/content/);
    const elsewhere = await newPerson();
    await elsewhere.goto('/login');
    await sendCredentials(elsewhere, { email, password: RESET_PASSWORD });
    await elsewhere.page.waitForURL(/\/admin\/content/);
    await elsewhere.page.getByRole('heading', { name: 'Content', level: 1 }).waitFor();

    await teammate.goto('/admin/profile/changePassword');
    await changePassword(teammate, CHOSEN_PASSWORD, CHANGED_PASSWORD);
    await page.getByText(PASSWORD_TEXTS.currentWrong).waitFor();
    elsewhere.expectProblem(/401 \(Unauthorized\).*inbox\/login/);
    elsewhere.expectProblem(/chat-token ApiError/);
    await changePassword(teammate, RESET_PASSWORD, CHANGED_PASSWORD);
    await page.getByText(LOGIN_TEXTS.passwordSaved).waitFor();
    await elsewhere.page.getByText(LOGIN_TEXTS.sessionExpired).waitFor();
    await logOut(teammate);

    await teammate.goto(link);
    await page.getByText(LOGIN_TEXTS.resetExpiredTitle).waitFor();
    await teammate.goto('/login');
    await sendCredentials(teammate, { email, password: CHANGED_PASSWORD });
    await page.waitForURL(/\/admin\/content/);
  });
});

describe('support', () => {
  it('signs in by an emailed link, once, and must enter the address on another device (S2.4-06, S4.3-04, D-13)', async () => {
    const [asker, elsewhere] = [await newPerson(), await newPerson()];
    const email = 'owner@northbeam.example';
    const askedAt = Date.now();
    await asker.goto('/hlpt');
    await asker.page.getByLabel(LOGIN_TEXTS.emailLabel).fill(email);
    await asker.page.getByRole('button', { name: SUPPORT_SIGN_IN_TEXTS.send }).click();
    await asker.page.getByText(LOGIN_TEXTS.signInLinkSent).waitFor();
    // Mails are named by their time of arrival.
    const mail = await waitForMail(email, 'the sign-in link', ({ id, text }) => {
      return Number(id) >= askedAt && text.includes('mode=signIn');
    });
    const link = linkIn(mail, 'mode=signIn');

    await elsewhere.goto(link);
    await elsewhere.page.getByRole('heading', { name: SUPPORT_SIGN_IN_TEXTS.arrivalTitle }).waitFor();
    expect(elsewhere.page.url()).not.toContain('oobCode');

    await asker.goto(link);
    await asker.page.waitForURL(/\/admin\/content/);

    elsewhere.expectProblem(/400 \(Bad Request\)/);
    await elsewhere.page.getByLabel(LOGIN_TEXTS.emailLabel).fill(email);
    await elsewhere.page.getByRole('button', { name: SUPPORT_SIGN_IN_TEXTS.signIn }).click();
    await elsewhere.page.getByText(SUPPORT_SIGN_IN_TEXTS.linkOver).waitFor();
  });
});
