import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { ORIGIN } from './suite';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** One person at one browser: a context of their own, and a record of everything the console complained about. */
export interface Actor {
  page: Page;
  context: BrowserContext;
  /** console errors, warnings, uncaught exceptions and requests that left this machine */
  problems: string[];
  goto(path: string): Promise<void>;
  /** Cuts the network while `use` runs; what the console says of the cut itself is not a problem. */
  whileOffline(use: () => Promise<void>): Promise<void>;
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.HARBORLINE_CHROMIUM ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
}

const isLocal = (url: string) =>
  /^(?:blob:|data:|https?:\/\/(?:[\w-]+\.)*localhost[:/]|https?:\/\/127\.0\.0\.1[:/])/.test(url);
/** The Firestore SDK probes this address when a connection breaks; it tells it nothing and it needs no answer. */
const isConnectivityProbe = (url: string) => url.startsWith('https://www.google.com/images/cleardot.gif');

export async function newActor(
  browser: Browser,
  { viewport = DESKTOP, colorScheme = 'light' as 'light' | 'dark' } = {},
): Promise<Actor> {
  const context = await browser.newContext({ viewport, colorScheme, locale: 'en-GB' });
  const page = await context.newPage();
  const problems: string[] = [];
  let isCut = false;
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !isCut)
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!isLocal(url) && !isConnectivityProbe(url)) problems.push(`left this machine: ${url}`);
  });
  return {
    page,
    context,
    problems,
    goto: async (path) => {
      await page.goto(path.startsWith('http') ? path : ORIGIN + path);
    },
    whileOffline: async (use) => {
      isCut = true;
      await context.setOffline(true);
      await use();
      await context.setOffline(false);
      // Failures of requests that were under way are reported a moment after the network is back.
      setTimeout(() => {
        isCut = false;
      }, 5_000);
    },
  };
}
