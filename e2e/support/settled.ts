import type { Page } from 'playwright-core';

const LOADING = [
  '[aria-busy="true"]',
  '[role="status"][aria-label="Loading"]',
  '.skeleton',
  '#nprogress',
  '.navigation-progress:not([data-phase="idle"])',
].join();

/** What a page loads may be the first call of a function, which starts slowly on a busy machine. */
const COLD_START_MS = 90_000;

/**
 * Waits until a page is idle: fonts loaded, nothing loading, nothing moving. Open listeners keep the
 * network busy forever, so waiting for network idle would never end.
 */
export async function settled(page: Page): Promise<void> {
  const isIdle = (loading: string) => {
    const isMoving = document
      .getAnimations()
      .some(
        (animation) =>
          animation.playState === 'running' && animation.effect?.getTiming().iterations !== Infinity,
      );
    return document.fonts.status === 'loaded' && document.querySelector(loading) === null && !isMoving;
  };
  await page.waitForFunction(isIdle, LOADING, { timeout: COLD_START_MS });
}

/** How many pixels a staff page's document can scroll: none, because its parts scroll inside the window. */
export function documentOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
}

/** How many pixels a page can scroll sideways. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
