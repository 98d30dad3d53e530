import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { FAVICON_TEXTS, THEME_TEXTS } from '@harborline/domain/texts/theme';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';
import { waitFor } from '../support/wait-for';

const newAdmin = useCast();

const keywords = (page: Page) => page.getByRole('textbox', { name: 'Keywords' });
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
/** Index of the part about search engines: company, search engines, addresses. */
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).nth(1).click();
const saved = (page: Page) => page.getByText(SETTINGS_TEXTS.saved, { exact: true }).first().waitFor();

/** Waits until a field of the page shows a text. */
const shows = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => [...document.querySelectorAll('input')].some(({ value }) => value === wanted),
    text,
  );

async function openSettings(admin: Actor, uid: string): Promise<void> {
  await signIn(admin, uid);
  await admin.goto('/admin/profile/settings');
  await keywords(admin.page).waitFor();
}

describe('two admins at the same settings (S2.7-02)', () => {
  it("see each other's changes as they are saved, keep what they type, and are warned of a conflict", async () => {
    const [owner, admin] = [await newAdmin(), await newAdmin()];
    await openSettings(owner, 'lumen-owner');
    await openSettings(admin, 'lumen-admin');
    const before = await keywords(owner.page).inputValue();

    await description(owner.page).fill('Being written');
    await keywords(admin.page).fill('e-bike, theirs');
    await save(admin.page);
    await saved(admin.page);
    await shows(owner.page, 'e-bike, theirs');
    expect(await description(owner.page).inputValue()).toBe('Being written');

    await keywords(owner.page).fill('e-bike, mine');
    await keywords(admin.page).fill('e-bike, theirs again');
    await save(admin.page);
    await owner.page.getByText(SETTINGS_TEXTS.changedElsewhere).waitFor();
    expect(await keywords(owner.page).inputValue()).toBe('e-bike, mine');

    await owner.page.getByRole('button', { name: 'Discard' }).nth(1).click();
    await shows(owner.page, 'e-bike, theirs again');
    await keywords(owner.page).fill(before);
    await save(owner.page);
    await saved(owner.page);
    await shows(admin.page, before);
  });
});

/** A picture file of the given size, drawn by the page. */
async function picture(page: Page, width: number, height: number) {
  const base64 = await page.evaluate(
    ([w = 0, h = 0]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      canvas.getContext('2d')?.fillRect(0, 0, w / 2, h / 2);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height],
  );
  return { name: 'icon.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

describe("the help center's icon", () => {
  it('is refused with a reason if it is not square or too small, and otherwise shown to visitors', async () => {
    const [owner, visitor] = [await newAdmin(), await newAdmin()];
    const { page } = owner;
    await signIn(owner, 'fernway-owner');
    await owner.goto('/admin/profile/theme');
    const choose = async (width: number, height: number) =>
      page.getByLabel('Icon file').setInputFiles(await picture(page, width, height));
    const icon = page.getByRole('img', { name: 'Icon of the help center' });
    await page.getByText(FAVICON_TEXTS.hint).waitFor();
    await choose(128, 64);
    await page.getByText(THEME_TEXTS.faviconNotSquare(128, 64)).waitFor();
    await choose(63, 63);
    await page.getByText(THEME_TEXTS.faviconTooSmall(63)).waitFor();
    expect(await icon.count()).toBe(0);

    await choose(64, 64);
    await icon.waitFor();
    const address = await icon.getAttribute('src');
    await saved(page);
    await waitFor('the icon on the public page', async () => {
      await visitor.goto('/fernway');
      return (await visitor.page.locator('link[rel~=icon]').getAttribute('href')) === address || undefined;
    });
    await page.getByRole('button', { name: FAVICON_TEXTS.remove }).click();
    await icon.waitFor({ state: 'hidden' });
    // Its file is gone. Until the server looks again, pages name it, to other visitors as well.
    await waitFor('the public page without the icon', async () => {
      const html = await (await visitor.page.request.get(visitor.page.url())).text();
      return !/<link rel="icon" href="[^"]*favicon-/.test(html) || undefined;
    });
  });
});
