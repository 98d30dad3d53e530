import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { LOGO_TEXTS, THEME_TEXTS } from '@harborline/domain/texts/theme';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations } from '../support/accessibility';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { sidewaysOverflow } from '../support/settled';
import { signIn } from '../support/staff-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

const saved = (page: Page) => page.getByText(SETTINGS_TEXTS.saved, { exact: true }).first().waitFor();

/** A wide picture, drawn by the page. */
async function logo(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 96 });
    const context = canvas.getContext('2d');
    if (context !== null) {
      context.fillStyle = '#6d3fc0';
      context.fillRect(0, 0, 320, 96);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

describe('the home page of a company (S2.1-02, S2.2-07)', () => {
  it('shows what its owner set, in the preview at once and to visitors without JavaScript', async () => {
    const owner = await newPerson();
    const visitor = await newPerson({ javaScriptEnabled: false });
    const { page } = owner;
    await signIn(owner, 'quillpad-owner');
    await owner.goto('/admin/profile/theme');
    await page.getByLabel(LOGO_TEXTS.file).setInputFiles(await logo(page));
    await page.getByRole('img', { name: LOGO_TEXTS.alt }).waitFor();
    await page.getByRole('textbox', { name: THEME_TEXTS.headline }).fill('Ask the note takers');
    await page.getByRole('textbox', { name: THEME_TEXTS.introduction }).fill('Short answers.');
    await page.getByRole('switch', { name: THEME_TEXTS.showPopular }).click();
    await page.getByRole('button', { name: THEME_TEXTS.addLink }).click();
    await page.getByRole('textbox', { name: THEME_TEXTS.linkLabel(1) }).fill('Pricing');
    await page
      .getByRole('textbox', { name: THEME_TEXTS.linkAddress(1) })
      .fill('https://quillpad.example/pricing');
    const preview = page.frameLocator('iframe');
    await preview.getByRole('heading', { name: 'Ask the note takers' }).waitFor();
    await preview.getByRole('link', { name: 'Pricing' }).waitFor();
    // The second of three forms: colours, home page, CSS.
    await page.getByRole('button', { name: 'Save changes' }).nth(1).click();
    await saved(page);

    await waitFor('the rendered page with the new home', async () => {
      await visitor.goto('/quillpad');
      return (
        (await visitor.page.getByRole('heading', { name: 'Ask the note takers' }).count()) > 0 || undefined
      );
    });
    await visitor.page.getByText('Short answers.').waitFor();
    await visitor.page.getByRole('img', { name: 'Quillpad' }).waitFor();
    await visitor.page.getByRole('link', { name: 'Pricing' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });

  it.each([
    ['light', {}],
    ['dark', { colorScheme: 'dark' as const }],
  ])('lists its popular articles and links, on a phone as well, %s', async (_scheme, options) => {
    const { page, goto } = await newPerson({ ...PHONE, ...options });
    await goto('/lumen');
    const popular = page.getByRole('region', { name: HELP_CENTER_TEXTS.popularArticles });
    await popular.getByRole('link').first().waitFor();
    await page.getByRole('link', { name: 'Workshops near you' }).waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await seriousViolations(page)).toEqual([]);
    const title = await popular.getByRole('link').first().innerText();
    await popular.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: title.trim() }).waitFor();
  });
});

describe("a library's own CSS (S3-05, D-15)", () => {
  it('is applied to the rendered page without JavaScript, and gone once switched off', async () => {
    const owner = await newPerson();
    const visitor = await newPerson({ javaScriptEnabled: false });
    await signIn(owner, 'quillpad-owner');
    await owner.goto('/admin/profile/theme');
    const { page } = owner;
    await page.getByRole('switch', { name: THEME_TEXTS.useCss }).click();
    await page.getByRole('textbox', { name: THEME_TEXTS.css }).fill('.hero { border-top: 7px solid red }');
    await page.getByRole('button', { name: 'Save changes' }).last().click();
    await saved(page);
    const borderIs = async (width: string) => {
      await visitor.goto('/quillpad');
      const found = await visitor.page
        .locator('.hero')
        .evaluate((hero) => getComputedStyle(hero).borderTopWidth);
      return found === width || undefined;
    };
    await waitFor('the page in its own CSS', () => borderIs('7px'));
    await page.getByRole('switch', { name: THEME_TEXTS.useCss }).click();
    await page.getByRole('button', { name: 'Save changes' }).last().click();
    await waitFor('the page without it', () => borderIs('0px'));
  });
});

describe('Contact Us as a rendered page (S2.2-05, S2.2-12)', () => {
  it('shows the first question without JavaScript, and says what to do instead', async () => {
    const { page, goto } = await newPerson({ javaScriptEnabled: false });
    await goto('/lumen?tab=contact');
    await page.getByRole('heading', { name: 'What can we help you with?' }).waitFor();
    await page.getByText(CONTACT_TEXTS.needsScript).waitFor();
    await page.getByRole('main').getByRole('link', { name: '+44 117 496 0182' }).waitFor();
    expect(await page.getByRole('button', { name: 'Something else' }).isDisabled()).toBe(true);
  });

  it('works once its script is there, and keeps what was begun over a reload', async () => {
    const { page, goto } = await newPerson(PHONE);
    await goto('/lumen?tab=contact');
    await page.getByRole('button', { name: 'Something else' }).click();
    await page.getByLabel(CONTACT_TEXTS.requestLabel).fill('Where is my order?');
    await page.reload();
    await expect
      .poll(() => page.getByLabel(CONTACT_TEXTS.requestLabel).inputValue())
      .toBe('Where is my order?');
    expect(await page.getByText(CONTACT_TEXTS.needsScript).count()).toBe(0);
  });

  it('is no tab where the form is offline (S2.2-04, S2.2-06)', async () => {
    const { page, goto } = await newPerson({ javaScriptEnabled: false });
    await goto('/kettle?tab=contact');
    await page.getByRole('heading', { name: HELP_CENTER_TEXTS.heading }).waitFor();
    expect(await page.getByText(HELP_CENTER_TEXTS.contactTab).count()).toBe(0);
  });
});
