import { SLUG_LABELS } from '@harborline/domain/permissions/slug-labels';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { FEED_TEXTS } from '@harborline/domain/texts/feed';
import { HANDBOOK_TEXTS } from '@harborline/domain/texts/help';
import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import { describe, expect, it } from 'vitest';
import { type Actor, PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { openProfile as openProfileCard, signIn } from '../support/staff-steps';
import { ORIGIN } from '../support/suite';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

const openProfile = ({ page }: Actor) => page.getByRole('button', { name: /^Profile of/ }).click();
const awaySwitch = ({ page }: Actor) => page.getByRole('switch', { name: ADMIN_TEXTS.awayMode });

describe('the admin shell', () => {
  it('says which permission is missing and who can grant it (S2.5-03, S6-19, S6-21)', async () => {
    const agent = await newPerson();
    await signIn(agent, 'lumen-agent');
    await agent.goto('/admin/profile/teammates');
    const { page } = agent;
    await page.getByText(SLUG_LABELS.canManageTeammatesSeatsAndPermissions.label).waitFor();
    await page.getByText(/^Ask .*\(owner\)/).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/accessdenied');
    await agent.goto('/admin/profile/smartqueues');
    await page.waitForURL(/\/admin\/profile\/account$/);
  });

  it('switches away mode live, with a banner that turns it off (S2.8-09, S2.8-18, S4.5-12)', async () => {
    const [here, there] = [await newPerson(), await newPerson()];
    for (const actor of [here, there]) await signIn(actor, 'lumen-writer');
    await openProfile(here);
    await awaySwitch(here).check();
    await there.page.getByText(SHELL_TEXTS.banners.away_mode_enabled).waitFor();
    await there.page.getByRole('button', { name: SHELL_TEXTS.turnAwayOff }).click();
    await here.page.getByText(SHELL_TEXTS.banners.away_mode_enabled).waitFor({ state: 'hidden' });
    expect(await awaySwitch(here).isChecked()).toBe(false);
  });

  it('shows the widget in a frame, from a button that moves (S2.8-14, S2.8-15)', async () => {
    const writer = await newPerson();
    await signIn(writer, 'lumen-writer');
    const { page } = writer;
    const button = page.getByRole('button', { name: SHELL_TEXTS.helpButton });
    const before = await button.boundingBox();
    // In the rail, where it covers nothing, until moved.
    expect(before?.x).toBeLessThan(76);
    await button.focus();
    await page.keyboard.press('ArrowUp');
    expect((await button.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
    await button.click();
    const panel = page.getByRole('dialog', { name: SHELL_TEXTS.helpTitle });
    await panel.getByLabel(HANDBOOK_TEXTS.searchPlaceholder).fill('article');
    await panel.getByRole('list', { name: HANDBOOK_TEXTS.results }).waitFor();
    // It grew upwards, not out of the window.
    const isInside = async () => {
      const box = await panel.boundingBox();
      return (box !== null && box.y >= 0 && box.y + box.height <= 800) || undefined;
    };
    await waitFor('the panel to be inside the window', isInside);
    await page.getByRole('button', { name: new RegExp(`^${SHELL_TEXTS.preview}`) }).click();
    await page
      .frameLocator(`iframe[title="${SHELL_TEXTS.previewTitle}"]`)
      .getByText(WIDGET_TEXTS.searchForHelp)
      .waitFor();
  });

  it('shows that the navigation scrolls, and lists no unbuilt screens (S2.8-03, D-53)', async () => {
    const owner = await newPerson({ viewport: { width: 1366, height: 720 } });
    await signIn(owner, 'lumen-owner');
    const { page } = owner;
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Settings' }).waitFor();
    // The last to come: it waits for the library's settings as well.
    await nav.getByRole('link', { name: 'Contact Form' }).waitFor();
    const entries = nav.getByRole('link').filter({ hasText: /./ });
    // The count of the inbox, which is in the text also while it is hidden.
    const labels = (await entries.allTextContents()).map((text) =>
      text.replace(/^\d+\+?| \d+\+? waiting$/g, ''),
    );
    expect(labels).toEqual([
      'Inbox',
      'Articles',
      'Settings',
      'Contact Form',
      'News Flash',
      'Form Builder',
      'Automation',
      'Courses',
      'SOPs',
    ]);
    const more = page.getByRole('button', { name: SHELL_TEXTS.laterEntries });
    expect(await more.count()).toBe(0);
    await page.setViewportSize({ width: 1000, height: 330 });
    await more.click();
    await page.getByRole('button', { name: SHELL_TEXTS.earlierEntries }).waitFor();
    await owner.goto('/admin/flowbuilder');
    await page.getByRole('heading', { name: SHELL_TEXTS.notAvailable }).waitFor();
  });

  it('stays around an unknown URL, which answers with status 404', async () => {
    const owner = await newPerson();
    await signIn(owner, 'lumen-owner');
    const { page } = owner;
    owner.expectProblem(/404 \(Not Found\) \(.*\/admin\/profile\/nothing\)/);
    await owner.goto('/admin/profile/nothing');
    await page.getByRole('heading', { name: 'Erm. Page not found' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.getByRole('link', { name: 'Go to homepage' }).click();
    await page.waitForURL(/\/admin\/content$/);
  });

  it('prints only the page, at full length and dark on white', async () => {
    const owner = await newPerson({ colorScheme: 'dark' });
    await signIn(owner, 'lumen-owner');
    const { page } = owner;
    await owner.goto('/admin/content');
    await page.getByText('Charge your battery').waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.getByRole('navigation').count()).toBe(0);
    const [height, list] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.querySelector('main')?.scrollHeight ?? Number.NaN,
    ]);
    expect(height).toBeGreaterThanOrEqual(list ?? Number.NaN);
    const title = page.getByRole('heading', { level: 1 });
    expect(await title.evaluate((element) => window.getComputedStyle(element).color)).toBe('rgb(18, 33, 46)');
  });

  it("draws the page's layout before its scripts load", async () => {
    const guest = await newPerson();
    const { page } = guest;
    // The scripts never arrive.
    await page.route(/\/assets\/.*\.js$/, () => {});
    for (const [path, shape] of [
      ['/login', '.card'],
      ['/admin/inbox', '.rail'],
    ] as const) {
      await page.goto(ORIGIN + path, { waitUntil: 'commit' });
      await page.locator(`#shape > ${shape}`).waitFor();
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await guest.goto('/login');
    await page.getByLabel(LOGIN_TEXTS.emailLabel).waitFor();
    await page.locator('#shape').waitFor({ state: 'hidden' });
  });

  it("follows the system's colour scheme until the user chooses, and keeps the choice (S2.8-10, S4.5-13)", async () => {
    const writer = await newPerson({ colorScheme: 'dark' });
    await signIn(writer, 'lumen-writer');
    const { page } = writer;
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await ground()).toBe('rgb(11, 19, 25)');
    const profile = await openProfileCard(writer);
    await profile.getByLabel(`${ADMIN_TEXTS.theme}: dark`).uncheck();
    expect(await ground()).toBe('rgb(245, 247, 248)');
    await page.reload();
    await page.getByRole('button', { name: /^Profile of/ }).waitFor();
    expect(await ground()).toBe('rgb(245, 247, 248)');
  });

  it('makes everything reachable on a phone (S2.8-03, S2.8-06)', async () => {
    const owner = await newPerson(PHONE);
    await signIn(owner, 'lumen-owner');
    const { page } = owner;
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.waitForURL(/\/admin\/profile\/settings$/);
    await page.getByRole('button', { name: new RegExp(`^${FEED_TEXTS.title}`) }).click();
    await page.getByRole('dialog', { name: FEED_TEXTS.title }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
});
