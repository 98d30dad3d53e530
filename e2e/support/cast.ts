import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { type Actor, type ActorOptions, newActor } from './actor';
import { launchBrowser } from './browser';

const PICTURES = new URL('../../.local/e2e-failures', import.meta.url).pathname;

const fileNameOf = (testName: string) => testName.replace(/[^a-z0-9]+/gi, '-').slice(0, 80);

async function takePictures(cast: readonly Actor[], testName: string): Promise<void> {
  const tabs = cast.flatMap(({ context }) => context.pages());
  for (const [index, tab] of tabs.entries()) {
    await tab.screenshot({ path: join(PICTURES, `${fileNameOf(testName)}-${index}.png`) });
  }
}

/** One browser for all files of a worker; it ends with the worker. */
let shared: Promise<Browser> | undefined;

async function sharedBrowser(): Promise<Browser> {
  const present = await shared?.catch(() => undefined);
  if (present?.isConnected()) return present;
  shared = launchBrowser();
  return shared;
}

/**
 * The people of a test file. Each gets a separate browser context. After every test, no console may
 * have problems and no page may have contacted another machine. A failed test leaves pictures of
 * every tab in .local/e2e-failures.
 */
export function useCast(): (options?: ActorOptions) => Promise<Actor> {
  let browser: Browser;
  let cast: Actor[] = [];
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterEach(async ({ task }) => {
    const present = cast;
    cast = [];
    if (task.result?.state === 'fail') await takePictures(present, task.name);
    const problems: string[] = [];
    for (const { record } of present) problems.push(...(await record.unexpected()));
    await Promise.all(present.map(({ context }) => context.close()));
    expect(problems).toEqual([]);
  });
  return async (options) => {
    const actor = await newActor(browser, options);
    cast.push(actor);
    return actor;
  };
}
