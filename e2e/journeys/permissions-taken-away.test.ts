import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import { ROLE_LABELS, TEAM_TEXTS, TEAMMATE_DIALOG_TEXTS } from '@harborline/domain/texts/team';
import type { Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { freshAddress } from '../support/people';
import { openProfile, sendCredentials, signIn } from '../support/staff-steps';
import { CHOSEN_PASSWORD, chooseForTeammate, inviteAndJoin } from '../support/team-steps';

const newPerson = useCast();

/** The product promises five seconds between one person's change and another's screen. */
const PROMISED_MS = 5_000;

/** Acts and waits for the server's confirmation, from which the five seconds count. */
async function decided({ page }: Actor, act: () => Promise<void>): Promise<void> {
  const isAnswer = (response: Response) =>
    response.url().includes('/api/teams/agents') && response.request().method() === 'PATCH';
  const [response] = await Promise.all([page.waitForResponse(isAnswer), act()]);
  expect(response.status()).toBe(200);
}

const ticketsOf = ({ page }: Actor) => page.locator('[data-ticket]');

describe('permissions that are taken away', () => {
  it("close the other person's page and its live list within five seconds, and open it again when given back (D-20)", async () => {
    const [owner, teammate] = [await newPerson(), await newPerson()];
    const email = freshAddress('demoted');
    await signIn(owner, 'lumen-owner');
    await inviteAndJoin(owner, teammate, { email, role: 'agent' });
    await ticketsOf(teammate).first().waitFor();

    const dialog = await chooseForTeammate(owner, email, TEAM_TEXTS.changeRole);
    await dialog.getByRole('radio', { name: ROLE_LABELS.writer }).check();
    await decided(owner, () => dialog.getByRole('button', { name: TEAM_TEXTS.changeRole }).click());
    await teammate.page.waitForURL(/\/admin\/accessdenied/, { timeout: PROMISED_MS });
    expect(await ticketsOf(teammate).count()).toBe(0);
    const nav = teammate.page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Articles' }).waitFor();
    expect(await nav.getByRole('link', { name: /^Inbox/ }).count()).toBe(0);

    const again = await chooseForTeammate(owner, email, TEAM_TEXTS.changeRole);
    await again.getByRole('radio', { name: ROLE_LABELS.agent }).check();
    await decided(owner, () => again.getByRole('button', { name: TEAM_TEXTS.changeRole }).click());
    await teammate.page.waitForURL(/\/admin\/inbox/, { timeout: PROMISED_MS });
    await ticketsOf(teammate).first().waitFor();
  });

  it('sign a deactivated teammate out within five seconds, and keep them out until reactivated', async () => {
    const [owner, teammate] = [await newPerson(), await newPerson()];
    const email = freshAddress('deactivated');
    await signIn(owner, 'lumen-owner');
    await inviteAndJoin(owner, teammate, { email, role: 'agent' });
    await ticketsOf(teammate).first().waitFor();

    const dialog = await chooseForTeammate(owner, email, TEAM_TEXTS.deactivate);
    await decided(owner, () => dialog.getByRole('button', { name: TEAM_TEXTS.deactivate }).click());
    await teammate.page.waitForURL(/\/login/, { timeout: PROMISED_MS });
    expect(await ticketsOf(teammate).count()).toBe(0);

    // The browser itself reports the refused request.
    teammate.expectProblem(/400 \(Bad Request\).*accounts:signInWithPassword/);
    await sendCredentials(teammate, { email, password: CHOSEN_PASSWORD });
    await teammate.page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    expect(teammate.page.url()).toContain('/login');

    await owner.goto('/admin/profile/teammates');
    await owner.page.getByRole('link', { name: new RegExp(`^${TEAM_TEXTS.deactivated}`) }).click();
    const row = owner.page.getByRole('listitem').filter({ hasText: email });
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await owner.page.getByRole('menuitem', { name: TEAM_TEXTS.reactivate, exact: true }).click();
    const question = owner.page.getByRole('dialog');
    await decided(owner, () => question.getByRole('button', { name: TEAM_TEXTS.reactivate }).click());
    await sendCredentials(teammate, { email, password: CHOSEN_PASSWORD });
    await teammate.page.waitForURL(/\/admin\/inbox/);
  });
});

describe('a teammate’s view', () => {
  it('shows what the teammate may see, changes nothing, and ends (view as)', async () => {
    const [owner, manager] = [await newPerson(), await newPerson()];
    const email = freshAddress('viewer');
    await signIn(owner, 'lumen-owner');
    await inviteAndJoin(owner, manager, { email, role: 'admin' });
    const dialog = await chooseForTeammate(manager, 'agent@lumen.example', TEAM_TEXTS.viewAs);
    await dialog.getByRole('button', { name: TEAMMATE_DIALOG_TEXTS.viewAsConfirm }).click();
    const { page } = manager;
    await page.waitForURL(/\/admin\/inbox/);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Articles' }).waitFor({ state: 'hidden' });
    await ticketsOf(manager).first().click();
    await page.getByText(INBOX_TEXTS.viewOnly).waitFor();
    await page.getByRole('button', { name: SHELL_TEXTS.endView }).click();
    await nav.getByRole('link', { name: 'Articles' }).waitFor();
  });
});

describe('away mode', () => {
  it("reaches the person's other tab and the team (S2.8-09, S4.5-12)", async () => {
    const [owner, teammate] = [await newPerson(), await newPerson()];
    const email = freshAddress('away');
    await signIn(owner, 'lumen-owner');
    await inviteAndJoin(owner, teammate, { email, role: 'agent' });
    const profile = await openProfile(teammate);
    await profile.getByRole('switch', { name: ADMIN_TEXTS.awayMode }).check();
    await teammate.page.getByText(SHELL_TEXTS.banners.away_mode_enabled).waitFor();
    await owner.goto('/admin/profile/teammates');
    await owner.page.getByPlaceholder(TEAM_TEXTS.searchPlaceholder).fill(email);
    const row = owner.page.getByRole('listitem').filter({ hasText: email });
    await row.getByText(TEAM_TEXTS.away).first().waitFor();
  });
});
