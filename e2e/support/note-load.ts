import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** What a visitor's page may load before it is touched: gzip bytes of its HTML, scripts and styles. */
export const BUDGET_BYTES = 25 * 1024;

const isOfPage = (response: Response) =>
  ['document', 'script', 'stylesheet'].includes(response.request().resourceType());

interface Load {
  /** gzip bytes of the HTML, the scripts and the styles */
  bytes(): Promise<number>;
  /** addresses of everything asked for */
  readonly asked: readonly string[];
}

/** Notes what a page loads from now on. */
export function noteLoad(page: Page): Load {
  const asked: string[] = [];
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('request', (request) => void asked.push(request.url()));
  page.on('response', (response) => {
    if (!isOfPage(response) || bodies.has(response.url())) return;
    const body = response.body();
    // Fails with the page; matters only to who asks for bytes().
    body.catch(() => undefined);
    bodies.set(response.url(), body);
  });
  return {
    asked,
    bytes: async () => {
      const loaded = await Promise.all(bodies.values());
      return loaded.reduce((bytes, body) => bytes + gzipSync(body, { level: 9 }).length, 0);
    },
  };
}
