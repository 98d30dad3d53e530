import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { createGzip, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { percentile } from './percentile';
import type { RowName } from './tables';

const ROUNDS = 8;
/** Of the loads, by time: other work on the machine only ever slows one down. */
const QUICKER = 0.25;
/** A phone on a slow line: round trip in milliseconds, bytes per second, and how much slower its processor is. */
const LINE = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};
const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** By then nothing larger is painted any more. */
const SETTLED_MS = 1_500;

/** A page as the server sends it. */
export interface PaintedPage<Name extends string = RowName<'paint'>> {
  readonly name: Name;
  readonly path: string;
  readonly html: string;
}

interface Paint {
  readonly firstMs: number;
  readonly largestMs: number;
}

export interface PaintFigures<Name extends string = RowName<'paint'>> {
  readonly name: Name;
  /** what a quarter of the loads took at most */
  readonly page: Paint;
  /** of the same content as one file, with its styles inside and without scripts */
  readonly file: Paint;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const STYLESHEET = /<link [^>]*rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/** The content of a page as a file that needs no other. */
function asFile(html: string, dist: string): string {
  const css = [...html.matchAll(STYLESHEET)]
    .map(([, path = '']) => readFileSync(join(dist, path), 'utf8'))
    .join('\n');
  return html
    .replace(STYLESHEET, '')
    .replace(/<link [^>]*rel="(?:module)?preload"[^>]*>/g, '')
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace('</head>', () => `<style>${css}</style></head>`);
}

function sendAsset(response: ServerResponse, file: string): void {
  const extension = extname(file);
  const isFont = extension === '.woff2';
  response.writeHead(200, {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    ...(isFont ? {} : { 'content-encoding': 'gzip' }),
  });
  const content = createReadStream(file);
  (isFont ? content : content.pipe(createGzip())).pipe(response);
}

/** Serves documents from memory and assets from a build, as a CDN that has them all. */
function serve(documents: ReadonlyMap<string, Buffer>, dist: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const document = documents.get(pathname);
    const asset = join(dist, pathname);
    if (document !== undefined) {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' };
      response.writeHead(200, headers).end(document);
    } else if (/^\/(?:assets\/)?[\w.-]+\.\w+$/.test(pathname) && existsSync(asset))
      sendAsset(response, asset);
    else response.writeHead(404).end();
  });
}

/** Recorded inside the page. */
function readPaints(): Promise<Paint> {
  return new Promise((resolve) => {
    const paints = { firstMs: 0, largestMs: 0 };
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) {
        if (name === 'first-contentful-paint') paints.firstMs = startTime;
      }
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) paints.largestMs = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => resolve(paints), 100);
  });
}

async function paintOnce(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(address);
    await page.waitForTimeout(SETTLED_MS);
    return await page.evaluate(readPaints);
  } finally {
    await context.close();
  }
}

const quicker = (paints: readonly Paint[]): Paint => ({
  firstMs: percentile(
    paints.map(({ firstMs }) => firstMs),
    QUICKER,
  ),
  largestMs: percentile(
    paints.map(({ largestMs }) => largestMs),
    QUICKER,
  ),
});

/** Serves pages, and each as one file beside it. */
async function openServer(dist: string, pages: readonly PaintedPage<string>[]) {
  const documents = new Map<string, Buffer>();
  for (const { path, html } of pages) {
    documents.set(path, gzipSync(html, { level: 9 }));
    documents.set(`${path}/file`, gzipSync(asFile(html, dist), { level: 9 }));
  }
  const server = serve(documents, dist);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

/** When pages are painted on a phone with a slow line, in turns with the same content as one file. */
export async function paintFigures<Name extends string>(
  browser: Browser,
  dist: string,
  pages: readonly PaintedPage<Name>[],
): Promise<PaintFigures<Name>[]> {
  const { server, origin } = await openServer(dist, pages);
  try {
    const figures: PaintFigures<Name>[] = [];
    for (const { name, path } of pages) {
      const [ofPage, ofFile]: [Paint[], Paint[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        ofPage.push(await paintOnce(browser, origin + path));
        ofFile.push(await paintOnce(browser, `${origin}${path}/file`));
      }
      figures.push({ name, page: quicker(ofPage), file: quicker(ofFile) });
    }
    return figures;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
