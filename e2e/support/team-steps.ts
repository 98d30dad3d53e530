import type { Role } from '@harborline/domain/permissions/slugs';
import { PASSWORD_TEXTS } from '@harborline/domain/texts/password';
import { INVITE_TEXTS, ROLE_LABELS, TEAM_TEXTS } from '@harborline/domain/texts/team';
import type { Locator } from 'playwright-core';
import type { Actor } from './actor';
import { linkIn, waitForMail } from './mailbox';
import { sendCredentials } from './staff-steps';

/** A function's first call on a busy machine waits for its process. */
const FIRST_CALL_MS = 90_000;

/** The password of all people that a test invites. */
export const CHOSEN_PASSWORD = 'a long walk by the sea';

/** Invites an address on the teammates page, as the signed-in person. */
export async function invite(manager: Actor, email: string, role: Role): Promise<void> {
  const { page } = manager;
  await manager.goto('/admin/profile/teammates');
  await page.getByRole('button', { name: TEAM_TEXTS.invite }).click();
  const dialog = page.getByRole('dialog', { name: INVITE_TEXTS.dialogTitle });
  await dialog.getByLabel(INVITE_TEXTS.emailsLabel).fill(email);
  await dialog.getByRole('radio', { name: ROLE_LABELS[role] }).check();
  await dialog.getByRole('button', { name: INVITE_TEXTS.send(1) }).click();
  await page.getByText(INVITE_TEXTS.sent(1, email)).waitFor({ timeout: FIRST_CALL_MS });
}

/** Follows the link of the invitation's mail until the page confirms it. */
export async function followInvitation(newcomer: Actor, email: string): Promise<void> {
  const mail = await waitForMail(email, 'the invitation', ({ text }) => text.includes('/join?token='));
  await newcomer.goto(linkIn(mail, '/join?token='));
  await newcomer.page.getByText('Success', { exact: true }).waitFor({ timeout: FIRST_CALL_MS });
}

/** Chooses a password by the link of the mail that follows an invitation or a request. */
export async function choosePassword(
  newcomer: Actor,
  email: string,
  password = CHOSEN_PASSWORD,
): Promise<void> {
  const mail = await waitForMail(email, 'the password link', ({ text }) => text.includes('/resetpassword?'));
  await newcomer.goto(linkIn(mail, '/resetpassword?'));
  await newcomer.page.getByLabel(PASSWORD_TEXTS.newPassword, { exact: true }).fill(password);
  await newcomer.page.getByRole('button', { name: PASSWORD_TEXTS.save }).click();
  await newcomer.page.waitForURL(/\/login/);
}

/** Invites a person, who joins, chooses a password and signs in. */
export async function inviteAndJoin(
  manager: Actor,
  newcomer: Actor,
  person: { email: string; role: Role },
): Promise<void> {
  await invite(manager, person.email, person.role);
  await followInvitation(newcomer, person.email);
  await choosePassword(newcomer, person.email);
  await sendCredentials(newcomer, { email: person.email, password: CHOSEN_PASSWORD });
  await newcomer.page.waitForURL(/\/admin\//, { timeout: FIRST_CALL_MS });
}

/** Chooses from the menu of a teammate's row. @returns the dialog that follows */
export async function chooseForTeammate(manager: Actor, email: string, action: string): Promise<Locator> {
  const { page } = manager;
  await manager.goto('/admin/profile/teammates');
  await page.getByPlaceholder(TEAM_TEXTS.searchPlaceholder).fill(email);
  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
  return page.getByRole('dialog');
}
