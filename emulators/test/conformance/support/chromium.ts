import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { freePort } from './free-port';
import type { PageSettings } from './page';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Chromium {
  /** A context of its own: own connections, own storage. */
  context(): Promise<BrowserContext>;
  /** Opens the test page in a context; `host` is the name the page is loaded from. */
  page(context: BrowserContext, host?: string): Promise<ConformancePage>;
  close(): Promise<void>;
}

export interface ConformancePage {
  readonly page: Page;
  /** the page's requests, as `METHOD url` */
  readonly requests: readonly string[];
  open(settings: PageSettings): Promise<void>;
  run(name: string, room: string): Promise<unknown>;
}

/** A browser and a server for a page with the unmodified web SDK. */
export async function startChromium(): Promise<Chromium> {
  const script = await bundlePage();
  const port = await freePort();
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? script : '<!doctype html><meta charset="utf-8"><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: process.env.HARBORLINE_CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  return {
    context: () => browser.newContext(),
    page: (context, host = 'localhost') => openPage(context, `http://${host}:${port}/`),
    async close() {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function openPage(context: BrowserContext, url: string): Promise<ConformancePage> {
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.goto(url);
  return {
    page,
    requests,
    open: (settings) => page.evaluate((asked) => globalThis.conformance.open(asked), settings),
    run: (name, room) =>
      page.evaluate(
        ([asked, place]) => globalThis.conformance.run(asked as 'values', place as string),
        [name, room],
      ),
  };
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
  if (file === undefined) throw new Error('esbuild wrote nothing.');
  return file.text;
}
