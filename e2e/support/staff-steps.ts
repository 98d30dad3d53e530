import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import type { Page } from 'playwright-core';
import type { Actor } from './actor';
import { person } from './people';

/** Signs a person of the demo world in at /login and waits until they have landed. */
export async function signIn(staff: Actor, uid: string): Promise<void> {
  const { email, password } = person(uid);
  await staff.goto('/login');
  await staff.page.getByLabel(LOGIN_TEXTS.emailLabel).fill(email);
  await staff.page.getByLabel(LOGIN_TEXTS.passwordLabel, { exact: true }).fill(password);
  await staff.page.getByRole('button', { name: LOGIN_TEXTS.signIn, exact: true }).click();
  await staff.page.waitForURL(/\/admin\//);
}

/** The box a reply is written in. */
export const replyBox = (page: Page) =>
  page.getByRole('textbox', { name: INBOX_TEXTS.replyLabel, exact: true });

/** Opens the conversation in the list whose row shows a text. */
export async function openConversation(agent: Actor, shown: string): Promise<void> {
  await agent.page.getByText(shown).first().click();
  await replyBox(agent.page).waitFor();
}

/** Writes a reply into the open conversation. */
export async function reply(agent: Actor, text: string): Promise<void> {
  await replyBox(agent.page).fill(text);
  await replyBox(agent.page).press('Enter');
}
