import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import { ACCOUNT_INBOX_TEXTS } from '@harborline/domain/texts/settings';
import type { UndoSendSeconds } from '@harborline/domain/tickets/undo-send';
import type { Locator, Page } from 'playwright-core';
import type { Actor } from './actor';
import { person } from './people';
import { waitFor } from './wait-for';

/** Sends the sign-in form that is on the page. */
export async function sendCredentials(
  { page }: Actor,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel(LOGIN_TEXTS.emailLabel).fill(email);
  await page.getByLabel(LOGIN_TEXTS.passwordLabel, { exact: true }).fill(password);
  await page.getByRole('button', { name: LOGIN_TEXTS.signIn, exact: true }).click();
}

/** The first sign-in of a suite starts the functions' workers, which takes long on a busy machine. */
const COLD_START_MS = 90_000;

/** Signs a person of the demo world in at /login and waits until they have landed. */
export async function signIn(staff: Actor, uid: string, { isRemembered = false } = {}): Promise<void> {
  await staff.goto('/login');
  if (isRemembered) await staff.page.getByLabel(LOGIN_TEXTS.rememberMe).check();
  await sendCredentials(staff, person(uid));
  await staff.page.waitForURL(/\/admin\//, { timeout: COLD_START_MS });
}

/** Opens the profile popover. */
export async function openProfile({ page }: Actor): Promise<Locator> {
  await page.getByRole('button', { name: /^Profile of/ }).click();
  return page.getByRole('dialog', { name: 'Profile' });
}

/** Logs out by the profile (S2.8-13) and waits for the sign-in screen. */
export async function logOut(staff: Actor): Promise<void> {
  const profile = await openProfile(staff);
  await profile.getByRole('button', { name: ADMIN_TEXTS.logOut }).click();
  await staff.page.waitForURL(/\/login$/);
}

/** The reply's text box. */
export const replyBox = (page: Page) =>
  page.getByRole('textbox', { name: INBOX_TEXTS.replyLabel, exact: true });

/** The messages of the thread on a page, the visitor's or the team's. */
export const messages = (page: Pick<Page, 'locator'>) => page.locator('[data-message]');

/** The ticket in the list whose row contains a text. */
export const ticketRow = (page: Page, shown: string) =>
  page.locator('[data-ticket]').filter({ hasText: shown });

/** Opens the conversation in the list whose row contains a text. */
export async function openConversation(agent: Actor, shown: string): Promise<void> {
  await ticketRow(agent.page, shown).click();
  await replyBox(agent.page).waitFor();
}

/** Writes into the open chat. */
export async function say(agent: Actor, text: string): Promise<void> {
  await replyBox(agent.page).fill(text);
  await replyBox(agent.page).press('Enter');
}

/** Sends a reply that can still be taken back (D-113). */
export const sendNow = (page: Page): Promise<void> =>
  page.getByRole('button', { name: INBOX_TEXTS.sendNow, exact: true }).click();

/** Writes a reply into the open ticket, without waiting until it can no longer be taken back. */
export async function reply(agent: Actor, text: string): Promise<void> {
  await say(agent, text);
  await sendNow(agent.page);
}

/** Chooses for how many seconds a person's replies can be taken back (D-113). */
export async function chooseUndoSend(agent: Actor, seconds: UndoSendSeconds): Promise<void> {
  await agent.goto('/admin/profile/account?tab=inbox');
  const chosen = agent.page.getByRole('combobox', { name: ACCOUNT_INBOX_TEXTS.undoSend });
  await chosen.selectOption(String(seconds));
}

/** The id of the article in the open editor; publishing is announced a moment before the URL changes. */
export async function articleIdOf({ page }: Actor): Promise<string> {
  const inEditor = /\/edit\/([^/?]+)/;
  await page.waitForURL(inEditor);
  return inEditor.exec(page.url())?.[1] ?? '';
}

/** Waits until the browser keeps what opens the staff area without a connection (D-128), which begins once the page is used. */
export async function untilOpensOffline(page: Page): Promise<void> {
  await waitFor('what opens the staff area', () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/admin/');
      return registration?.active?.state === 'activated' || undefined;
    }),
  );
}
