import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ConsoleRecord } from './console-record';
import { ORIGIN } from './suite';

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What a person's system asks pages to look like. */
export type Scheme = 'light' | 'dark';

export interface ActorOptions {
  viewport?: { width: number; height: number };
  hasTouch?: boolean;
  isMobile?: boolean;
  colorScheme?: Scheme;
  javaScriptEnabled?: boolean;
  /** lets pages do what their own content policy forbids */
  bypassCSP?: boolean;
}

/** One person at one browser: a separate context, and a record of all console problems. */
export interface Actor {
  page: Page;
  context: BrowserContext;
  record: ConsoleRecord;
  goto(path: string): Promise<void>;
  /** The same person in another tab of the same browser. */
  openTab(path: string): Promise<Actor>;
  /** The same person in the tab that their action opens. */
  tabOpenedBy(act: () => Promise<void>): Promise<Actor>;
  /** Declares a console problem that the test causes. The test fails if it never occurs. */
  expectProblem(pattern: RegExp): void;
  /** Cuts the network while `use` runs. */
  whileOffline(use: () => Promise<void>): Promise<void>;
}

/** Far above what a busy machine takes, since a wait ends with its event. */
const PATIENCE_MS = 90_000;

const addressOf = (path: string) => (path.startsWith('http') ? path : ORIGIN + path);

export async function newActor(
  browser: Browser,
  { viewport = DESKTOP.viewport, colorScheme = 'light', ...device }: ActorOptions = {},
): Promise<Actor> {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    ...device,
    locale: 'en-GB',
    // Without a graphics card each frame of a motion costs processor time.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const record = new ConsoleRecord(context);
  const at = (page: Page): Actor => ({
    page,
    context,
    record,
    goto: async (path) => {
      await page.goto(addressOf(path));
    },
    openTab: async (path) => {
      const tab = at(await context.newPage());
      await tab.goto(path);
      return tab;
    },
    tabOpenedBy: async (act) => {
      const [tab] = await Promise.all([context.waitForEvent('page'), act()]);
      return at(tab);
    },
    expectProblem: (pattern) => record.expect(pattern),
    whileOffline: async (use) => {
      record.allowLostConnection();
      await context.setOffline(true);
      try {
        await use();
      } finally {
        await context.setOffline(false);
      }
    },
  });
  return at(await context.newPage());
}
