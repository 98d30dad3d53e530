import { describe, expect, it } from 'vitest';
import { seriousViolations } from '../support/accessibility';
import { type Actor, DESKTOP, PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';
import { openRequestForm } from '../support/visitor-steps';

const newPerson = useCast();

async function expectSound(actor: Actor, where: string): Promise<void> {
  await actor.page.waitForLoadState('networkidle').catch(() => undefined);
  expect(await seriousViolations(actor.page), `accessibility of ${where}`).toEqual([]);
  const overflow = await actor.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scrolling of ${where}`).toBeLessThanOrEqual(0);
}

const PUBLIC_PAGES = [
  ['/lumen', 'How can we help?'],
  ['/', 'How can we help?'],
  ['/lumen?q=battery%20charging', 'Results for'],
  ['/articleCategoriesDetails/lumen/lumen-battery', 'Battery and charging'],
  ['/article/details/lumen/lumen-charge-your-battery', 'Charge your battery'],
  ['/lumen?tab=contact', 'Contact Us'],
  ['/quillpad', 'How can we help?'],
  ['/no-such-library', 'Erm. Page not found'],
] as const;

const SIZES = [
  ['desktop', { viewport: DESKTOP }],
  ['phone', { viewport: PHONE }],
  ['desktop, dark', { viewport: DESKTOP, colorScheme: 'dark' }],
  ['phone, dark', { viewport: PHONE, colorScheme: 'dark' }],
] as const;

describe.each(SIZES)('every screen at %s', (_name, options) => {
  it('of a visitor is accessible, fits, and leaves the console silent', async () => {
    const visitor = await newPerson(options);
    for (const [path, text] of PUBLIC_PAGES) {
      await visitor.goto(path);
      await visitor.page.getByText(text).first().waitFor();
      await expectSound(visitor, path);
    }
    await openRequestForm(visitor, 'lumen');
    await expectSound(visitor, 'the request form');
  });

  it('of staff is accessible, fits, and leaves the console silent', async () => {
    const owner = await newPerson(options);
    await owner.goto('/login');
    await owner.page.getByRole('button', { name: 'Sign in' }).waitFor();
    await expectSound(owner, '/login');
    await owner.goto('/forgot');
    await owner.page.getByRole('button', { name: 'Send Password Reset Link' }).waitFor();
    await expectSound(owner, '/forgot');
    await signIn(owner, 'lumen-owner');
    for (const [path, text] of [
      ['/admin/content', 'Charge your battery'],
      ['/admin/article/edit/lumen-charge-your-battery', 'In the bike'],
      ['/admin/article/create', 'Publish'],
      ['/admin/inbox?tab=inbox&status=all', 'Inbox'],
      ['/admin/accessdenied', 'This page is not open to you'],
      ['/admin/no-such-page', 'Erm. Page not found'],
    ] as const) {
      await owner.goto(path);
      await owner.page.getByText(text).first().waitFor();
      await expectSound(owner, path);
    }
    await owner.goto('/admin/inbox?tab=inbox&status=all');
    await owner.page.locator('[data-ticket]').first().click();
    await owner.page.getByRole('textbox', { name: 'Reply' }).waitFor();
    await expectSound(owner, 'a conversation');
  });
});

describe('several tabs of one browser', () => {
  it('work side by side: admin twice, help center twice, a live conversation', async () => {
    const one = await newPerson();
    await signIn(one, 'lumen-agent');
    const tabs = [one.page];
    for (const path of [
      '/admin/inbox?tab=inbox',
      '/lumen',
      '/lumen?tab=contact',
      '/admin/inbox?tab=inbox&status=all',
    ]) {
      const tab = await one.context.newPage();
      await tab.goto(new URL(path, one.page.url()).href);
      tabs.push(tab);
    }
    await Promise.all(tabs.map((tab) => tab.locator('h1, h2').first().waitFor()));
    await tabs[4]?.locator('[data-ticket]').first().waitFor();
    expect(tabs).toHaveLength(5);
  });
});
