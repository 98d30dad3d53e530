import { describe, expect, it } from 'vitest';
import { seriousViolations } from '../support/accessibility';
import { type Actor, DESKTOP, PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { settled, sidewaysOverflow } from '../support/settled';
import { replyBox, signIn, switchToDark } from '../support/staff-steps';
import { openRequestForm } from '../support/visitor-steps';

const newPerson = useCast();

async function expectSound(actor: Actor, where: string): Promise<void> {
  await settled(actor.page);
  expect(await seriousViolations(actor.page), `accessibility of ${where}`).toEqual([]);
  expect(await sidewaysOverflow(actor.page), `sideways scrolling of ${where}`).toBeLessThanOrEqual(0);
}

async function expectPagesSound(actor: Actor, pages: readonly (readonly [string, string])[]): Promise<void> {
  for (const [path, text] of pages) {
    await actor.goto(path);
    await actor.page.getByText(text).first().waitFor();
    await expectSound(actor, path);
  }
}

const PUBLIC_PAGES = [
  ['/lumen', 'How can we help?'],
  ['/', 'How can we help?'],
  ['/lumen?q=battery%20charging', 'Results for'],
  ['/lumen?q=zebra%20xylophone', 'No article found'],
  ['/articleCategoriesDetails/lumen/lumen-battery-and-charging', 'All topics'],
  ['/article/details/lumen/lumen-charge-your-battery', 'Did this answer your question?'],
  ['/lumen?tab=contact', 'Contact Us'],
  ['/quillpad', 'How can we help?'],
  ['/no-such-library', 'Erm. Page not found'],
] as const;

const GUEST_PAGES = [
  ['/login', 'Remember me'],
  ['/forgot', 'Send Password Reset Link'],
] as const;

const STAFF_PAGES = [
  ['/admin/content', 'Charge your battery'],
  ['/admin/article/edit/lumen-charge-your-battery', 'In the bike'],
  ['/admin/article/create', 'Publish'],
  ['/admin/courses', 'They arrive with the content area'],
  ['/admin/profile/integrations', 'They arrive with integrations'],
  ['/admin/accessdenied', 'This page is not open to you'],
  ['/admin/no-such-page', 'Erm. Page not found'],
  ['/admin/inbox?tab=inbox&status=pending', 'Inbox'],
] as const;

const SCREENS = [
  ['desktop', { ...DESKTOP, colorScheme: 'light' }],
  ['phone', { ...PHONE, colorScheme: 'light' }],
  ['desktop, dark', { ...DESKTOP, colorScheme: 'dark' }],
  ['phone, dark', { ...PHONE, colorScheme: 'dark' }],
] as const;

describe.each(SCREENS)('every screen at %s', (_name, screen) => {
  it('of a visitor is accessible, fits, and leaves the console silent', async () => {
    const visitor = await newPerson(screen);
    await expectPagesSound(visitor, PUBLIC_PAGES);
    await openRequestForm(visitor, 'lumen');
    await expectSound(visitor, 'the request form');
    await visitor.page.locator('form button[type=submit]').click();
    await expectSound(visitor, 'the request form with its errors');
  });

  it('of staff is accessible, fits, and leaves the console silent', async () => {
    const owner = await newPerson(screen);
    await expectPagesSound(owner, GUEST_PAGES);
    await signIn(owner, 'lumen-owner');
    // The admin area has a switch of its own and does not follow the system.
    if (screen.colorScheme === 'dark') await switchToDark(owner);
    await expectPagesSound(owner, STAFF_PAGES);
    await owner.page.locator('[data-ticket]').first().click();
    await replyBox(owner.page).waitFor();
    await expectSound(owner, 'a conversation');
    const scheme = await owner.page.locator('html').getAttribute('data-theme');
    expect(scheme).toBe(screen.colorScheme);
  });
});
