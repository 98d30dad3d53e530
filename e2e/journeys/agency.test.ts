import { DURATIONS } from '@harborline/domain/limits';
import { AGENCY_TEXTS } from '@harborline/domain/texts/agency';
import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import { SHELL_TEXTS, SWITCHER_TEXTS } from '@harborline/domain/texts/shell';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { timeOnScreen } from '../support/brief-message';
import { useCast } from '../support/cast';
import { freshAddress } from '../support/people';
import { logOut, sendCredentials, signIn } from '../support/staff-steps';
import { CHOSEN_PASSWORD, inviteAndJoin } from '../support/team-steps';

const newPerson = useCast();

const switcher = ({ page }: Actor) =>
  page.getByRole('button', { name: new RegExp(`^${SWITCHER_TEXTS.label}:`) });
const panel = ({ page }: Actor) => page.getByRole('dialog', { name: SWITCHER_TEXTS.label });

describe('an agency', () => {
  it('steps into a child and back, across reloads, and the child sees that it did (S2.8-21, S2.8-22, S4.2)', async () => {
    const [agencyOwner, consultant, owner] = [await newPerson(), await newPerson(), await newPerson()];
    const email = freshAddress('consultant');
    await signIn(agencyOwner, 'northbeam-owner');
    await inviteAndJoin(agencyOwner, consultant, { email, role: 'admin' });
    const { page } = consultant;
    await consultant.goto('/admin/content');

    await switcher(consultant).click();
    await panel(consultant).getByPlaceholder(SWITCHER_TEXTS.search).fill('lumen');
    const child = panel(consultant).getByRole('button', { name: /Lumen Cycles/ });
    const stepIn = await timeOnScreen(consultant, AGENCY_TEXTS.switched('lumen.example'), () =>
      child.click(),
    );
    await page.getByText('Charge your battery').waitFor();
    await page.getByText(SHELL_TEXTS.banners.logged_in_as_a_child_agency).waitFor();
    await page.reload();
    await page.getByText('Charge your battery').waitFor();
    await page.getByText(SHELL_TEXTS.banners.logged_in_as_a_child_agency).waitFor();

    await signIn(owner, 'lumen-owner');
    await owner.goto('/admin/profile/teamlogs');
    await owner.page
      .getByText(/Northbeam Support, working here/)
      .first()
      .waitFor();

    await switcher(consultant).click();
    const home = panel(consultant).getByRole('button', { name: AGENCY_TEXTS.switchBack });
    const stepBack = await timeOnScreen(consultant, AGENCY_TEXTS.switchedBack, () => home.click());
    await page.getByText('How a support hand-over works').waitFor();
    expect(await page.getByText('Charge your battery').count()).toBe(0);
    for (const ms of [stepIn, stepBack]) {
      expect(ms).toBeGreaterThanOrEqual(DURATIONS.reloadAfterSwitchMs);
    }
  });

  it('is in the same library in all tabs of a browser, whichever tab switched (S4.2-03)', async () => {
    const [agencyOwner, consultant] = [await newPerson(), await newPerson()];
    const email = freshAddress('two-tabs');
    await signIn(agencyOwner, 'northbeam-owner');
    await inviteAndJoin(agencyOwner, consultant, { email, role: 'admin' });
    await logOut(consultant);
    await consultant.page.getByLabel(LOGIN_TEXTS.rememberMe).check();
    await sendCredentials(consultant, { email, password: CHOSEN_PASSWORD });
    await consultant.page.getByText('How a support hand-over works').waitFor();
    const second = await consultant.openTab('/admin/content');
    await second.page.getByText('How a support hand-over works').click();
    await second.page.waitForURL(/\/article\/edit\//);

    await switcher(consultant).click();
    await panel(consultant)
      .getByRole('button', { name: /Lumen Cycles/ })
      .click();
    // The other tab's article belongs to the previous library.
    await second.page.waitForURL(/\/admin\/content$/);
    await second.page.getByText('Charge your battery').waitFor();
    await consultant.page.getByText('Charge your battery').waitFor();

    await second.page.getByRole('button', { name: AGENCY_TEXTS.switchBack }).click();
    for (const { page } of [consultant, second]) {
      await page.getByText('How a support hand-over works').waitFor();
      await page.getByText(SHELL_TEXTS.banners.logged_in_as_a_child_agency).waitFor({ state: 'hidden' });
    }
  });

  it('is hidden from the staff of a child', async () => {
    const owner = await newPerson();
    await signIn(owner, 'lumen-owner');
    await owner.page.getByRole('button', { name: /^Profile of/ }).waitFor();
    expect(await switcher(owner).count()).toBe(0);
  });
});
