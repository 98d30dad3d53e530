import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import type { PageSettings } from './page';
import type { ScenarioName } from './scenarios';
import { freePort } from './standin';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A page with the unmodified web SDK. */
export interface OpenPage {
  readonly page: Page;
  /** Console errors and uncaught exceptions. */
  readonly problems: readonly string[];
  run(name: ScenarioName, room: string): Promise<unknown>;
  leaveBehind(path: string, value: string): Promise<void>;
}

export interface Browser {
  open(settings: PageSettings): Promise<OpenPage>;
  close(): Promise<void>;
}

async function bundlePage(): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('./page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'chrome120',
    logLevel: 'warning',
  });
  const [file] = result.outputFiles;
  if (!file) throw new Error('esbuild wrote nothing');
  return file.text;
}

/** A browser and a server for the test page. */
export async function startBrowser(): Promise<Browser> {
  const script = await bundlePage();
  const port = await freePort();
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(
      isScript ? script : '<!doctype html><link rel="icon" href="data:,"><script src="/page.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: process.env.HARBORLINE_CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  return {
    async open(settings) {
      const page = await (await browser.newContext()).newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await page.goto(`http://localhost:${port}/`);
      await page.evaluate((asked) => globalThis.databasePage.open(asked), settings);
      return {
        page,
        problems,
        run: (name, room) =>
          page.evaluate(({ asked, place }) => globalThis.databasePage.run(asked, place), {
            asked: name,
            place: room,
          }),
        leaveBehind: (path, value) =>
          page.evaluate((asked) => globalThis.databasePage.leaveBehind(asked.path, asked.value), {
            path,
            value,
          }),
      };
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
