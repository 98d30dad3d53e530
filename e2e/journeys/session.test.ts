import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { person } from '../support/people';
import { logOut, sendCredentials, signIn } from '../support/staff-steps';

const newPerson = useCast();

/** Hours until a browser's session ends. */
const hoursLeft = ({ page }: Actor) =>
  page.evaluate(() => {
    const key = 'harborline-session-expiry';
    const expiry = localStorage.getItem(key) ?? sessionStorage.getItem(key);
    return (Number(expiry) - Date.now()) / 3_600_000;
  });

describe('a staff session', () => {
  it('refuses wrong credentials and returns a guest to the requested page (S6-18, S8-11, S4.4-02)', async () => {
    const agent = await newPerson();
    const { page } = agent;
    await agent.goto('/admin/inbox?tab=inbox&status=closed');
    await page.waitForURL(/\/login\?returnUrl=/);
    // The browser itself reports the refused request.
    agent.expectProblem(/400 \(Bad Request\).*accounts:signInWithPassword/);
    await sendCredentials(agent, { ...person('lumen-agent'), password: 'wrong-password' });
    await page.getByText(LOGIN_TEXTS.wrongCredentials).waitFor();
    await sendCredentials(agent, person('lumen-agent'));
    await page.waitForURL(/\/admin\/inbox\?tab=inbox&status=closed/);
  });

  it("exists in a new tab; without 'Remember me' only while another tab is open (S2.4-01, S9-15, D-08)", async () => {
    const [remembered, passing] = [await newPerson(), await newPerson()];
    await signIn(remembered, 'lumen-agent', { isRemembered: true });
    expect(await hoursLeft(remembered)).toBeCloseTo(30 * 24, 0);
    await remembered.page.close();
    const later = await remembered.openTab('/admin/inbox?tab=inbox&status=all');
    await later.page.locator('[data-ticket]').first().waitFor();

    await signIn(passing, 'lumen-agent');
    expect(await hoursLeft(passing)).toBeCloseTo(5, 0);
    await passing.page.reload();
    await passing.page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor();
    const further = await passing.openTab('/admin/inbox?tab=inbox&status=all');
    await further.page.locator('[data-ticket]').first().waitFor();
    await passing.page.close();
    const third = await further.openTab('/admin/inbox?tab=inbox&status=all');
    await third.page.locator('[data-ticket]').first().waitFor();
    await further.page.close();
    await third.page.close();
    const afterwards = await third.openTab('/admin/inbox?tab=inbox');
    await afterwards.page.waitForURL(/\/login\?returnUrl=/);
    await afterwards.page.getByRole('button', { name: LOGIN_TEXTS.signIn, exact: true }).waitFor();
  });

  it('ends with Log Out in every tab, and guards open pages (S2.8-13, S6-18)', async () => {
    // Nobody hands this person a chat, with which they could not log out (S4.5-23).
    const agent = await newPerson();
    await signIn(agent, 'lumen-admin', { isRemembered: true });
    const second = await agent.openTab('/admin/inbox?tab=inbox&status=all');
    await second.page.locator('[data-ticket]').first().waitFor();
    await logOut(agent);
    await second.page.waitForURL(/\/login/);
    await agent.goto('/admin/inbox?tab=inbox');
    await agent.page.waitForURL(/\/login\?returnUrl=/);
    await agent.page.getByRole('button', { name: LOGIN_TEXTS.signIn, exact: true }).waitFor();
    expect(await agent.page.locator('[data-ticket]').count()).toBe(0);
  });
});
