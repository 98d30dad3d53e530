import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, type OpenPage, startBrowser } from './support/chromium';
import { EXPECTED, SCENARIO_RULES } from './support/expectations';
import { SCENARIOS, type ScenarioName } from './support/scenarios';
import { openTarget, type Target } from './support/target';
import { until } from './support/until';

const NS = 'web-chromium';
let target: Target;
let browser: Browser;
let page: OpenPage;

const open = () => browser.open({ host: 'localhost', port: target.port, ns: NS });

beforeAll(async () => {
  [target, browser] = await Promise.all([openTarget(NS), startBrowser()]);
  await target.setRules(NS, SCENARIO_RULES);
  page = await open();
});
afterAll(async () => {
  await browser.close();
  await target.release();
});

async function stored(path: string): Promise<unknown> {
  return (await target.admin('GET', `/${path}.json`, undefined, NS)).json();
}

describe('the web SDK in Chromium', () => {
  it.each(Object.keys(SCENARIOS) as ScenarioName[])('%s', async (name) => {
    // Changes behind the client's back are cross-origin, so preflight and CORS answers are tested too.
    expect(await page.run(name, `room-${name}`)).toEqual(EXPECTED[name]);
  });

  it('raises no page errors, and no console errors except the expected refusals', () => {
    const expected = /permission_denied|status of 412/;
    expect(page.problems.filter((problem) => !expected.test(problem))).toEqual([]);
  });

  it('makes the queued writes when a page is closed, when it navigates away and when it reloads', async () => {
    for (const [how, leave] of [
      ['close', (one: OpenPage) => one.page.close()],
      ['away', (one: OpenPage) => one.page.goto('about:blank')],
      ['reload', (one: OpenPage) => one.page.reload()],
    ] as const) {
      const one = await open();
      await one.leaveBehind(`left/${how}`, 'gone');
      expect(await stored(`left/${how}`)).toBeNull();
      await leave(one);
      await until(async () => expect(await stored(`left/${how}`)).toBe('gone'));
    }
  });
});
