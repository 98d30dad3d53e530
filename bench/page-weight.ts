import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { type Actor, newActor } from '../e2e/support/actor';
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

async function openInbox(actor: Actor): Promise<void> {
  await signIn(actor, 'lumen-agent');
  await actor.page.locator(CONTENT.inbox).first().waitFor();
}

/** Weighs pages of a build by what Chromium loads to show them, each in a context with an empty cache. */
export async function pageWeights(browser: Browser, dist: string): Promise<PageWeight[]> {
  const gzipBytes = (paths: readonly string[]) =>
    paths.reduce((bytes, path) => bytes + gzipSync(readFileSync(join(dist, path)), { level: 9 }).length, 0);

  async function weigh(
    name: RowName<'weights'>,
    content: keyof typeof CONTENT,
    open: (actor: Actor) => Promise<void>,
    budgetKb?: number,
  ): Promise<PageWeight> {
    const actor = await newActor(browser);
    await actor.page.addInitScript(markReadable, CONTENT[content]);
    let documentBytes = 0;
    actor.page.on('response', async (response) => {
      if (response.request().resourceType() !== 'document') return;
      documentBytes = gzipSync(await response.body(), { level: 9 }).length;
    });
    await open(actor);
    await actor.page.locator(CONTENT[content]).first().waitFor();
    const readable = await askedAssets(actor.page, 'readable');
    await actor.page.waitForTimeout(REST_MS);
    const idle = await askedAssets(actor.page, 'now');
    await actor.context.close();
    const code = (paths: string[]) =>
      documentBytes + gzipBytes(paths.filter((path) => /\.(?:js|css)$/.test(path)));
    const fonts = idle.filter((path) => path.endsWith('.woff2'));
    return {
      page: name,
      readableBytes: code(readable),
      idleBytes: code(idle),
      fontBytes: fonts.reduce((bytes, path) => bytes + readFileSync(join(dist, path)).length, 0),
      ...(budgetKb === undefined ? {} : { budgetKb }),
    };
  }

  const pages: Parameters<typeof weigh>[] = [
    ['help center', 'helpCenter', ({ goto }) => goto('/lumen'), 25],
    ['article', 'article', ({ goto }) => goto('/article/details/lumen/lumen-charge-your-battery'), 25],
    ['contact form', 'contactForm', (actor) => openRequestForm(actor, 'lumen')],
    ['sign-in', 'signIn', ({ goto }) => goto('/login'), 205],
    ['inbox, signed in on the way', 'inbox', openInbox],
    [
      'inbox',
      'inbox',
      async (actor) => {
        await openInbox(actor);
        // A new document, so that nothing from the sign-in counts.
        await actor.page.reload();
      },
      380,
    ],
  ];
  const weights: PageWeight[] = [];
  for (const page of pages) weights.push(await weigh(...page));
  return weights;
}
