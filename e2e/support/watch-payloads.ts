import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Actor } from './actor';

/** Has the pages of a person report when a payload runs; the record then fails the test. */
export const watchPayloads = ({ context }: Actor): Promise<unknown> =>
  context.addInitScript(() => {
    Reflect.set(window, 'hit', () => console.error(`a payload ran on ${window.location.href}`));
    for (const name of ['alert', 'confirm', 'prompt']) Reflect.set(window, name, Reflect.get(window, 'hit'));
  });

const HARMFUL = [
  'script[src*=evil], base, object, embed, meta[http-equiv=refresh], [srcdoc], iframe[src*=evil]',
  '[href^="javascript:" i], [href^="data:text" i], [action*=evil], link[href*=evil]',
].join();

/** Expects that no payload has become an element or a handler of the page. */
export async function expectNoPayload(page: Page): Promise<void> {
  expect(await page.locator(HARMFUL).count()).toBe(0);
  const handlers = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter(({ attributes }) =>
        /(^|\s)on/i.test([...attributes].map(({ name }) => name).join(' ')),
      ).length,
  );
  expect(handlers).toBe(0);
}

/** A text without spaces and control characters, which HTML drops or replaces. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: some payloads hide behind them
export const squashed = (text: string) => text.replace(/[\s\u0000-\u001f\u007f\ufffd]/g, '');

/** The payloads in as few texts as possible, none longer than the limit unless a payload is. */
export function packed(payloads: readonly string[], limit: number): string[] {
  const texts: string[] = [];
  for (const payload of payloads) {
    const longer = `${texts.at(-1) ?? ''} ${payload}`.trim();
    const fits = texts.length > 0 && longer.length <= limit;
    texts.splice(fits ? -1 : texts.length, 1, fits ? longer : payload);
  }
  return texts;
}
