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

export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.HARBORLINE_CHROMIUM ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, headless: true, args: [...FLAGS, ...flags] });
}
