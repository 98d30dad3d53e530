import type { Page } from 'playwright-core';
import type { Scheme } from './actor';

/** Changes the system's colour scheme under an open page, and waits until a page that follows by script has followed. */
export async function turnTo(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForFunction((wanted) => {
    const shown = document.documentElement.getAttribute('data-theme');
    return shown === null || shown === wanted;
  }, scheme);
}
