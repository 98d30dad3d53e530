import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { describe, expect, it } from 'vitest';
import { seriousViolations } from '../support/accessibility';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { sidewaysOverflow } from '../support/settled';
import { openOrderForm } from '../support/visitor-steps';

const newPerson = useCast();

const CHARGING_TIMES = '/article/details/lumen/lumen-charging-times';

describe('public pages', () => {
  it('show their layout on a slow connection before any script or font has arrived', async () => {
    const { page, context, goto } = await newPerson();
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 600,
      downloadThroughput: 50 * 1024,
      uploadThroughput: 50 * 1024,
    });
    await goto('/lumen');
    await page.locator('.category-title').first().waitFor();
    const { firstPaint, arrivals } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      arrivals: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(?:js|woff2)$/.test(name))
        .map((resource) => resource.startTime + resource.duration),
    }));
    expect(arrivals.length).toBeGreaterThan(1);
    expect(firstPaint).toBeLessThan(Math.min(...arrivals));
    // The styles are in the head alone again, before those of later screens.
    await page.waitForFunction(() => document.querySelector('body > link') === null);
  });

  it('print the header once, at the top', async () => {
    const { page, goto } = await newPerson();
    await goto(CHARGING_TIMES);
    await page.locator('.prose table').waitFor();
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.emulateMedia({ media: 'print' });
    const position = await page
      .locator('.site-header')
      .evaluate((header) => window.getComputedStyle(header).position);
    expect(position).toBe('static');
  });

  it('print dark on white, whatever the colour scheme', async () => {
    const { page, goto } = await newPerson({ colorScheme: 'dark' });
    await goto(CHARGING_TIMES);
    await page.locator('.prose table').waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const colors = await page.evaluate(() => {
      const { backgroundColor, color } = window.getComputedStyle(document.body);
      return { backgroundColor, color };
    });
    expect(colors).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
    expect(await seriousViolations(page)).toEqual([]);
  });

  it("list an article's sections above it when there is no room beside it", async () => {
    const { page, goto } = await newPerson(PHONE);
    await goto('/article/details/lumen/lumen-charge-your-battery');
    const sections = page.getByRole('navigation', { name: HELP_CENTER_TEXTS.onThisPage });
    await sections.getByText(HELP_CENTER_TEXTS.onThisPage).click();
    await sections.getByRole('link', { name: 'When to stop' }).click();
    const heading = page.getByRole('heading', { name: 'When to stop' });
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    const isAtHeading = async () => (await top()) >= 64 && (await top()) < 300;
    await expect.poll(isAtHeading).toBe(true);
    // The jump is a history entry, and its URL leads to the section.
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goForward();
    await expect.poll(isAtHeading).toBe(true);
    await goto('/article/details/lumen/lumen-charge-your-battery#section-4');
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('.article-aside').getByRole('link', { name: 'When to stop' }).click();
    await expect.poll(isAtHeading).toBe(true);
  });

  it('scroll a wide table in its own frame on a phone, and announce it', async () => {
    const { page, goto } = await newPerson(PHONE);
    await goto(CHARGING_TIMES);
    const frame = page.locator('.table-frame');
    await page.getByText(HELP_CENTER_TEXTS.scrollTable).waitFor();
    expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(100);
    expect(await sidewaysOverflow(page)).toBe(0);
    // No cell is squeezed to one word per line.
    const heights = await page
      .locator('.prose td')
      .evaluateAll((cells) => cells.map((cell) => cell.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(100);
  });

  it('keep the heading of Contact Us in view at each step', async () => {
    const visitor = await newPerson();
    await openOrderForm(visitor, 'lumen');
    const [heading, header] = await Promise.all([
      visitor.page.getByRole('heading', { level: 1 }).boundingBox(),
      visitor.page.locator('.site-header').boundingBox(),
    ]);
    expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  });
});
