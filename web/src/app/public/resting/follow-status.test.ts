import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followStatus } from './follow-status';
import '../../../shared/testing/leave-no-trace';

interface Parts {
  readonly state?: string;
  readonly minute?: number;
  readonly list?: string;
  readonly planned?: string;
}

const page = ({ state = 'All well', minute = 1, list = 'one', planned = '' }: Parts = {}) => `
  <p class="status-announcement" role="status"></p>
  <div class="status-page">
    <h1 tabindex="-1">Status</h1>
    <section class="status-banner" data-part="banner"><h2>${state}</h2><p>12:0${minute}</p></section>
    ${planned === '' ? '' : `<section data-part="planned">${planned}</section>`}
    <section data-part="group-"><p>${list}</p><details id="days-a"><summary>Days</summary>None</details></section>
    <section data-part="recent">Nothing</section>
  </div>`;

const documentOf = (main: string, { build = '', root = '<div id="root">' } = {}) =>
  `<!doctype html><html style="--accent:red"><head>${build}</head><body>${root}` +
  `<main id="main" tabindex="-1">${main}</main></div>` +
  `<script type="application/json" id="page-content" data-rests>${JSON.stringify({ of: main })}</script></body></html>`;

/** The document of this test starts with no script. */
const OTHER_BUILD = '<script type="module" src="/assets/visitors-2.js"></script>';

const one = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};
const partNames = () => [...one('.status-page').children].map((part) => part.getAttribute('data-part'));
const announcement = () => one('.status-announcement').textContent;

let end: () => void;
let answer: () => Response;
const asked = vi.fn(async (_address: string) => answer());

async function later(html: string | null): Promise<void> {
  answer = () => (html === null ? new Response('', { status: 503 }) : new Response(html));
  await vi.advanceTimersByTimeAsync(30_000);
}

function see(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  asked.mockClear();
  window.history.replaceState(null, '', '/acme/app/status');
  const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(documentOf(page())) ?? [];
  document.body.innerHTML = body;
  end = followStatus();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a resting status page', () => {
  it('shows what has changed, tells of a new state, and notes the data for the app', async () => {
    const changed = page({ state: 'Major outage', planned: 'Soon' });
    await later(documentOf(changed));
    expect(asked.mock.calls[0]?.[0]).toBe('/acme/app/status');
    expect(one('.status-banner h2').textContent).toBe('Major outage');
    expect(partNames()).toEqual([null, 'banner', 'planned', 'group-', 'recent']);
    expect(announcement()).toBe('Major outage');
    expect(JSON.parse(one('#page-content').textContent ?? '')).toEqual({ of: changed });
    await later(documentOf(page()));
    expect(partNames()).toEqual([null, 'banner', 'group-', 'recent']);
    expect(announcement()).toBe('All well');
  });

  it('leaves alone what is the same, and what is open', async () => {
    one('details').setAttribute('open', '');
    const [title, recent, group] = [one('h1'), one('[data-part=recent]'), one('[data-part="group-"]')];
    await later(documentOf(page({ minute: 2 })));
    expect([one('h1'), one('[data-part=recent]'), one('[data-part="group-"]')]).toEqual([
      title,
      recent,
      group,
    ]);
    expect(one('[data-part="group-"]')).toBe(group);
    expect(one('.status-banner p').textContent).toBe('12:02');
    expect(announcement()).toBe('');
    await later(documentOf(page({ minute: 3, list: 'two' })));
    expect(one('[data-part="group-"]')).not.toBe(group);
    expect(one('[data-part="group-"] p').textContent).toBe('two');
    expect(one('details').hasAttribute('open')).toBe(true);
  });

  it('keeps the focus in what is replaced', async () => {
    one('summary').focus();
    await later(documentOf(page({ list: 'two' })));
    expect(document.activeElement).toBe(one('summary'));
  });

  it('becomes what says that there is none', async () => {
    await later(documentOf('<h1>No status page</h1>'));
    expect(one('main').textContent).toBe('No status page');
    await later(documentOf(page()));
    expect(partNames()).toEqual([null, 'banner', 'group-', 'recent']);
  });

  it('notes whether the server has translated it (D-25)', async () => {
    await later(documentOf(page({ minute: 2 }), { root: '<div id="root" data-translated>' }));
    expect(one('#root').hasAttribute('data-translated')).toBe(true);
    await later(documentOf(page({ minute: 3 })));
    expect(one('#root').hasAttribute('data-translated')).toBe(false);
  });

  it('stays as it is while the server cannot make it, or the browser is offline', async () => {
    await later(null);
    await later('<html><body><main>Loading</main></body></html>');
    expect(one('.status-banner h2').textContent).toBe('All well');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await later(documentOf(page({ state: 'Major outage' })));
    expect(asked).toHaveBeenCalledTimes(2);
    expect(one('.status-banner h2').textContent).toBe('All well');
  });

  it('is loaded anew where it is of another build', async () => {
    const reloaded = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await later(documentOf(page({ state: 'Major outage' }), { build: OTHER_BUILD }));
    expect(reloaded).toHaveBeenCalledOnce();
    expect(one('.status-banner h2').textContent).toBe('All well');
  });

  it('is not asked for while nobody sees it, and at once when it is seen again', async () => {
    see('hidden');
    await later(documentOf(page({ state: 'Major outage' })));
    expect(asked).not.toHaveBeenCalled();
    see('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(announcement()).toBe('Major outage');
    see('visible');
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is left to the app, with no news of its own', async () => {
    await later(documentOf(page({ state: 'Major outage' })));
    end();
    expect(announcement()).toBe('');
    await later(documentOf(page()));
    expect(one('.status-banner h2').textContent).toBe('Major outage');
    expect(asked).toHaveBeenCalledOnce();
  });
});
