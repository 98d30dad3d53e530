import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { INVITATION_TEXTS } from '@harborline/domain/texts/invitation';
import { ROLE_LABELS, TEAM_TEXTS } from '@harborline/domain/texts/team';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { linkIn, waitForMail } from '../support/mailbox';
import { freshAddress } from '../support/people';
import { sendCredentials, signIn } from '../support/staff-steps';
import {
  CHOSEN_PASSWORD,
  chooseForTeammate,
  choosePassword,
  followInvitation,
  invite,
} from '../support/team-steps';

const newPerson = useCast();

describe('an invited person', () => {
  it("follows the mail, joins, chooses a password and has an agent's permissions (S2.4-14 to -17, S7.1-10)", async () => {
    const [owner, newcomer] = [await newPerson(), await newPerson()];
    const email = freshAddress('newcomer');
    await signIn(owner, 'lumen-owner');
    await invite(owner, email, 'agent');

    await followInvitation(newcomer, email);
    const { page } = newcomer;
    expect(page.url()).not.toContain('token');
    await page.getByText(INVITATION_TEXTS.approved).waitFor();
    await page.getByRole('link', { name: 'Login' }).click();
    await page.waitForURL(/\/login/);

    await choosePassword(newcomer, email);
    await sendCredentials(newcomer, { email, password: CHOSEN_PASSWORD });
    await page.waitForURL(/\/admin\/inbox\?tab=inbox/);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: /^Inbox/ }).waitFor();
    expect(await nav.getByRole('link', { name: 'Articles' }).count()).toBe(0);
    expect(await nav.getByRole('link', { name: 'Settings' }).count()).toBe(0);
    await newcomer.goto('/admin/content');
    await page.waitForURL(/\/admin\/accessdenied/);
    await page.getByText(ADMIN_TEXTS.deniedTitle).waitFor();
    await page.getByText('Nadia', { exact: false }).first().waitFor();

    await owner.goto('/admin/profile/teammates');
    await owner.page.getByPlaceholder(TEAM_TEXTS.searchPlaceholder).fill(email);
    const row = owner.page.getByRole('listitem').filter({ hasText: email });
    await row.getByText(ROLE_LABELS.agent).waitFor();
  });

  it('cannot use a link that was revoked (S8-26)', async () => {
    const [owner, newcomer] = [await newPerson(), await newPerson()];
    const email = freshAddress('revoked');
    await signIn(owner, 'lumen-owner');
    await invite(owner, email, 'writer');
    const mail = await waitForMail(email, 'the invitation', ({ text }) => text.includes('/join?token='));
    await owner.page.getByRole('link', { name: new RegExp(`^${TEAM_TEXTS.invited}`) }).click();
    const invitation = owner.page.getByRole('listitem').filter({ hasText: email });
    await invitation.getByRole('button', { name: /^Revoke/ }).click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await owner.page.getByText(`The invitation for ${email} was revoked.`).waitFor();

    // The browser itself reports the refused request.
    newcomer.expectProblem(/410 \(Gone\)/);
    await newcomer.goto(linkIn(mail, '/join?token='));
    await newcomer.page.getByText('Error', { exact: true }).waitFor();
    await newcomer.page.getByText(INVITATION_TEXTS.invalid).waitFor();
  });
});

describe('the menu of a teammate', () => {
  it('does not let an admin make somebody the owner', async () => {
    const admin = await newPerson();
    await signIn(admin, 'lumen-admin');
    const dialog = await chooseForTeammate(admin, 'agent@lumen.example', TEAM_TEXTS.changeRole);
    expect(await dialog.getByRole('radio', { name: ROLE_LABELS.owner }).count()).toBe(0);
  });
});
