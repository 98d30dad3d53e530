import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { type Actor, type ActorOptions, newActor } from '../e2e/support/actor';
import { signIn } from '../e2e/support/staff-steps';
import { openRequestForm } from '../e2e/support/visitor-steps';
import type { RowName } from './tables';

export interface PageWeight {
  page: RowName<'weights'>;
  /** gzip bytes of HTML, scripts and styles requested until the page can be read or used */
  readableBytes: number;
  /** the same when loading has finished */
  idleBytes: number;
  /** bytes of fonts, which the two above exclude */
  fontBytes: number;
  budgetKb?: number;
}

/** Long enough for everything that a page loads after its first paint: accounts, counters, live connections. */
const REST_MS = 5_000;

/** Records inside the page when the first matching element appears: polling from outside would be late. */
function markReadable(selector: string): void {
  const look = () => {
    if (document.querySelector(selector) === null) return;
    watcher.disconnect();
    performance.mark('readable');
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { childList: true, subtree: true });
}

/** Assets that a page requested, all of them or those until its content appeared. */
function askedAssets(page: Page, until: 'readable' | 'now'): Promise<string[]> {
  return page.evaluate((isAll) => {
    const readable = performance.getEntriesByName('readable')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const paths = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => isAll || startTime <= readable)
      .map(({ name }) => new URL(name).pathname);
    return [...new Set(paths)].filter((path) => path.startsWith('/assets/'));
  }, until === 'now');
}

/** The main content of a page: once it appears, the page can be read or used. */
const CONTENT = {
  helpCenter: '.category-words',
  article: '.prose p',
  contactForm: '.send-button',
  signIn: '[type=submit]',
  inbox: '[data-ticket]',
};

/** gzip bytes of a load, as they are told of a page. */
export type LoadWeight = Pick<PageWeight, 'readableBytes' | 'idleBytes' | 'fontBytes'>;

/** How a page is opened, in a browser that has nothing of it yet. */
interface Opening extends ActorOptions {
  /** selector of what shows once the page can be read or used */
  readonly content: string;
  open(actor: Actor): Promise<void>;
}

async function openInbox(actor: Actor): Promise<void> {
  await signIn(actor, 'lumen-agent');
  await actor.page.locator(CONTENT.inbox).first().waitFor();
}

/** Notes gzip bytes of the document that a page loads last. */
function noteDocument(page: Page): () => number {
  let bytes = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'document') return;
    bytes = gzipSync(await response.body(), { level: 9 }).length;
  });
  return () => bytes;
}

/** Weighs a page of a build by what Chromium loads to show it, in a context with an empty cache. */
export async function weighLoad(
  browser: Browser,
  dist: string,
  { content, open, ...options }: Opening,
): Promise<LoadWeight> {
  const actor = await newActor(browser, options);
  await actor.page.addInitScript(markReadable, content);
  const documentBytes = noteDocument(actor.page);
  await open(actor);
  await actor.page.locator(content).first().waitFor();
  const readable = await askedAssets(actor.page, 'readable');
  await actor.page.waitForTimeout(REST_MS);
  const idle = await askedAssets(actor.page, 'now');
  await actor.context.close();
  const sizeOf = (path: string) => gzipSync(readFileSync(join(dist, path)), { level: 9 }).length;
  const code = (paths: readonly string[]) =>
    paths
      .filter((path) => /\.(?:js|css)$/.test(path))
      .reduce((bytes, path) => bytes + sizeOf(path), documentBytes());
  const fonts = idle.filter((path) => path.endsWith('.woff2'));
  return {
    readableBytes: code(readable),
    idleBytes: code(idle),
    fontBytes: fonts.reduce((bytes, path) => bytes + readFileSync(join(dist, path)).length, 0),
  };
}

/** Weighs pages of a build, one after the other. */
export async function pageWeights(browser: Browser, dist: string): Promise<PageWeight[]> {
  const pages: readonly (Opening & Pick<PageWeight, 'page' | 'budgetKb'>)[] = [
    { page: 'help center', content: CONTENT.helpCenter, open: ({ goto }) => goto('/lumen'), budgetKb: 25 },
    {
      page: 'article',
      content: CONTENT.article,
      open: ({ goto }) => goto('/article/details/lumen/lumen-charge-your-battery'),
      budgetKb: 25,
    },
    { page: 'contact form', content: CONTENT.contactForm, open: (actor) => openRequestForm(actor, 'lumen') },
    { page: 'sign-in', content: CONTENT.signIn, open: ({ goto }) => goto('/login'), budgetKb: 205 },
    { page: 'inbox, signed in on the way', content: CONTENT.inbox, open: openInbox },
    {
      page: 'inbox',
      content: CONTENT.inbox,
      open: async (actor) => {
        await openInbox(actor);
        // A new document, so that nothing from the sign-in counts.
        await actor.page.reload();
      },
      budgetKb: 380,
    },
  ];
  const weights: PageWeight[] = [];
  for (const { page, budgetKb, ...opening } of pages) {
    const weight = await weighLoad(browser, dist, opening);
    weights.push({ page, ...weight, ...(budgetKb === undefined ? {} : { budgetKb }) });
  }
  return weights;
}
