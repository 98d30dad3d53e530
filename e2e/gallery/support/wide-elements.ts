import type { Page } from 'playwright-core';

/** What a person would have to scroll sideways for, one line each. */
export const wideElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement;
      return parent !== null && parent !== document.body && (clips(parent) || isClipped(parent));
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (left < -0.5 || right > width + 0.5) && !isClipped(element);
      })
      .map((element) => `wider than the page: ${element.tagName.toLowerCase()}.${element.className}`);
  });
