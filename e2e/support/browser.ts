import { type Browser, chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executablePath = () => process.env.HARBORLINE_CHROMIUM ?? '/usr/bin/chromium';

export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: executablePath(), headless: true, args: [...FLAGS, ...flags] });
}

/** What Playwright cannot do without, of the arguments that it gives by itself. */
const OF_PLAYWRIGHT = [
  '--headless',
  '--remote-debugging-pipe',
  '--password-store=basic',
  '--use-mock-keychain',
];

/**
 * A browser that refuses third-party cookies and keeps the storage of a frame apart for each site around it, as those of
 * people do. Playwright's own arguments turn the latter off.
 */
export function launchPartitioned(): Promise<Browser> {
  const args = [...FLAGS, ...OF_PLAYWRIGHT, '--test-third-party-cookie-phaseout'];
  return chromium.launch({ executablePath: executablePath(), ignoreDefaultArgs: true, args });
}
