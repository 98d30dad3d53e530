import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Actor, launchBrowser, newActor } from './actor';

type ActorOptions = Parameters<typeof newActor>[1];

/**
 * The people of a test file. Each gets a browser context of their own; after every test nobody's console may
 * have complained and nobody's page may have talked to another machine.
 */
export function useCast(): (options?: ActorOptions) => Promise<Actor> {
  let browser: Browser;
  let cast: Actor[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    const problems = cast.flatMap((actor) => actor.problems);
    await Promise.all(cast.map(({ context }) => context.close()));
    cast = [];
    expect(problems).toEqual([]);
  });
  afterAll(() => browser.close());
  return async (options) => {
    const actor = await newActor(browser, options);
    cast.push(actor);
    return actor;
  };
}
