import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { FORM_TEXTS } from '@harborline/domain/texts/form';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import { PASSWORD_TEXTS } from '@harborline/domain/texts/password';
import { TRANSLATION_TEXTS } from '@harborline/domain/texts/settings';
import { TEAM_TEXTS } from '@harborline/domain/texts/team';
import { UNSAVED_TEXTS } from '@harborline/domain/texts/unsaved';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { linkIn, waitForMail } from '../support/mailbox';
import { freshAddress, person } from '../support/people';
import {
  logOut,
  openConversation,
  openProfile,
  replyBox,
  sendCredentials,
  signIn,
} from '../support/staff-steps';
import { CHOSEN_PASSWORD, inviteAndJoin } from '../support/team-steps';
import { openRequestForm, sendRequest } from '../support/visitor-steps';

const newPerson = useCast();

const RESET_PASSWORD = 'Reset-Lantern-43';
const TYPED = 'Half a reply, typed with care';
const TITLE = 'Half an article';
const WORD = 'velocipede';

const titleBox = ({ page }: Actor) => page.getByRole('textbox', { name: ARTICLE_TEXTS.titleLabel });
const wordBox = ({ page }: Actor) => page.getByRole('textbox', { name: 'Word or phrase' });

/** A ticket from a new visitor. @returns the address in its row */
async function newTicket(): Promise<string> {
  const visitor = await newPerson();
  const email = freshAddress('typed');
  await openRequestForm(visitor, 'lumen');
  await sendRequest(visitor, { email, text: 'The light flickers.' });
  return email;
}

async function openPermissions(owner: Actor, email: string): Promise<void> {
  const { page } = owner;
  await owner.goto('/admin/profile/teammates');
  await page.getByPlaceholder(TEAM_TEXTS.searchPlaceholder).fill(email);
  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: TEAM_TEXTS.editPermissions }).click();
  await page.getByText('Reply to tickets', { exact: true }).waitFor();
}

async function switchReplies({ page }: Actor): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: 'Reply to tickets' });
  await row.getByRole('switch').click();
  await page.getByRole('button', { name: FORM_TEXTS.save }).click();
}

/** Ends all sessions of a person from another browser. */
async function resetPassword(elsewhere: Actor, email: string): Promise<void> {
  const { page } = elsewhere;
  await elsewhere.goto('/forgot');
  await page.getByLabel(LOGIN_TEXTS.emailLabel).fill(email);
  await page.getByRole('button', { name: LOGIN_TEXTS.sendResetLink }).click();
  const mail = await waitForMail(email, 'the reset link', ({ subject }) =>
    subject.startsWith('Reset your password'),
  );
  await elsewhere.goto(linkIn(mail, '/resetpassword'));
  await page.getByLabel(PASSWORD_TEXTS.newPassword).fill(RESET_PASSWORD);
  await page.getByRole('button', { name: PASSWORD_TEXTS.save }).click();
  await page.waitForURL(({ pathname }) => pathname === '/login');
}

async function signInRemembered(staff: Actor, who: { email: string; password: string }): Promise<void> {
  await staff.goto('/login');
  await staff.page.getByLabel(LOGIN_TEXTS.rememberMe).check();
  await sendCredentials(staff, who);
  await staff.page.waitForURL(/\/admin\//);
}

/** What the device offers the signed-in person: for the ticket, the article and the form. */
async function offered(staff: Actor, ticketAddress: string): Promise<string[]> {
  await staff.goto(ticketAddress);
  await replyBox(staff.page).waitFor();
  const typed = await replyBox(staff.page).inputValue();
  await staff.goto('/admin/article/create');
  await titleBox(staff).waitFor();
  const title = await titleBox(staff).inputValue();
  await staff.goto('/admin/profile/language');
  await wordBox(staff).waitFor();
  return [typed, title, await wordBox(staff).inputValue()];
}

describe('unsaved work', () => {
  it('can be copied while the permission is gone, and is offered again when it is back (D-42)', async () => {
    const [owner, teammate] = [await newPerson(), await newPerson()];
    const [email, ticket] = [freshAddress('interrupted'), await newTicket()];
    await signIn(owner, 'lumen-owner');
    await inviteAndJoin(owner, teammate, { email, role: 'agent' });
    await openConversation(teammate, ticket);
    await replyBox(teammate.page).fill(TYPED);

    await openPermissions(owner, email);
    // What the page asks while it still has the token from before the change is refused, and asked again.
    teammate.record.allow(/401 \(Unauthorized\) \(.*\/api\/inbox\//);
    await switchReplies(owner);
    const { page } = teammate;
    await page.getByText(INBOX_TEXTS.keptText).waitFor();
    await page.getByRole('blockquote').getByText(TYPED).waitFor();
    expect(await replyBox(page).count()).toBe(0);
    await page.reload();
    await page.getByRole('blockquote').getByText(TYPED).waitFor();

    await owner.page.getByText('1 unsaved change').waitFor({ state: 'hidden' });
    await switchReplies(owner);
    await replyBox(page).waitFor();
    expect(await replyBox(page).inputValue()).toBe(TYPED);
  });

  it('survives a session ended elsewhere, for the same person only, until Log Out has warned (D-42)', async () => {
    const [owner, elsewhere, staff] = [await newPerson(), await newPerson(), await newPerson()];
    const [email, ticket] = [freshAddress('elsewhere'), await newTicket()];
    await signIn(owner, 'lumen-owner');
    await inviteAndJoin(owner, staff, { email, role: 'admin' });
    await logOut(staff);
    await signInRemembered(staff, { email, password: CHOSEN_PASSWORD });
    await staff.goto('/admin/inbox?tab=inbox&status=all');
    await openConversation(staff, ticket);
    const ticketAddress = staff.page.url();
    await replyBox(staff.page).fill(TYPED);
    const writing = await staff.openTab('/admin/article/create');
    await titleBox(writing).fill(TITLE);
    const form = await staff.openTab('/admin/profile/language');
    await wordBox(form).fill(WORD);

    // Requests made while the session ended are refused.
    staff.record.allow(/40[013] \(|chat-token ApiError|permission_denied|PERMISSION_DENIED/);
    await resetPassword(elsewhere, email);
    for (const { page } of [staff, writing, form]) await page.waitForURL(/\/login/);
    await writing.page.close();
    await form.page.close();

    await signInRemembered(staff, person('lumen-admin'));
    expect(await offered(staff, ticketAddress)).toEqual(['', '', '']);
    await logOut(staff);

    await signInRemembered(staff, { email, password: RESET_PASSWORD });
    expect(await offered(staff, ticketAddress)).toEqual([TYPED, TITLE, WORD]);
    const profile = await openProfile(staff);
    await profile.getByRole('button', { name: ADMIN_TEXTS.logOut }).click();
    const question = staff.page.getByRole('dialog', { name: UNSAVED_TEXTS.logOutTitle });
    for (const title of [`Reply to ${ticket}`, ARTICLE_TEXTS.unsavedTitle(TITLE), TRANSLATION_TEXTS.newTitle])
      await question.getByText(title).waitFor();
    await question.getByRole('button', { name: UNSAVED_TEXTS.logOut }).click();
    await staff.page.waitForURL(/\/login$/);

    await signInRemembered(staff, { email, password: RESET_PASSWORD });
    expect(await offered(staff, ticketAddress)).toEqual(['', '', '']);
  });
});
