import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';

const newAdmin = useCast();

const keywords = (page: Page) => page.getByRole('textbox', { name: 'Keywords' });
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
/** Of the part about search engines: company, search engines, addresses. */
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
  it("see each other's changes as they are saved, keep what they type, and are told of a clash", async () => {
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
