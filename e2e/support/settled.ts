import type { Page } from 'playwright-core';

const LOADING = [
  '[aria-busy="true"]',
  '[role="status"][aria-label="Loading"]',
  '.skeleton',
  '#nprogress',
  '.navigation-progress:not([data-phase="idle"])',
].join();

/**
 * Waits until a page has come to rest: fonts there, nothing loading, nothing moving. Open listeners keep the
 * network busy for good, so that its silence would never come.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction((loading) => {
    const isMoving = document
      .getAnimations()
      .some(
        (animation) =>
          animation.playState === 'running' && animation.effect?.getTiming().iterations !== Infinity,
      );
    return document.fonts.status === 'loaded' && document.querySelector(loading) === null && !isMoving;
  }, LOADING);
}

/** By how many pixels a page can be scrolled sideways. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
