import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../shared/testing/leave-no-trace';

const SHOP = 'https://shop.lumen.example';
const posted = vi.fn();
const parent = { postMessage: posted };
const ownParent = Object.getOwnPropertyDescriptor(window, 'parent') ?? { value: window };

/** Shows the first page of the widget in a frame, and connects it. @returns where it then takes the page around to be */
async function open(parentURL: string): Promise<() => string> {
  vi.resetModules();
  window.history.replaceState(null, '', `/widgetAdvanced/lumen?parentURL=${encodeURIComponent(parentURL)}`);
  document.body.innerHTML =
    '<header data-domains="lumen.example help.lumen.example"><button data-closes>Close</button></header>';
  const { connectFrame } = await import('./connect-frame');
  await connectFrame();
  await connectFrame();
  return (await import('../../../shared/frame/page-around')).pageAround;
}

function hear(data: unknown, { origin = SHOP, source = parent as object } = {}): void {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

const isBridged = () => document.documentElement.dataset.bridged !== undefined;
const page = (url: string) => ({ harborline: 'page', url });

beforeEach(() => {
  Object.defineProperty(window, 'parent', { configurable: true, value: parent });
});
afterEach(() => {
  Object.defineProperty(window, 'parent', { configurable: true, ...ownParent });
  posted.mockClear();
  delete document.documentElement.dataset.bridged;
});

describe('the widget in a page of its library (D-94)', () => {
  it('says once that it listens, to the origin of that page alone, and learns where the visitor is', async () => {
    const pageAround = await open(SHOP);
    expect(posted.mock.calls[0]).toEqual([{ harborline: 'ready' }, SHOP]);
    expect(posted.mock.calls.filter(([message]) => message.harborline === 'ready')).toHaveLength(1);
    expect(posted.mock.calls.every(([, origin]) => origin === SHOP)).toBe(true);
    hear(page(`${SHOP}/cart`));
    expect([isBridged(), pageAround()]).toEqual([true, `${SHOP}/cart`]);
    hear(page('https://elsewhere.example/'));
    expect(pageAround()).toBe(`${SHOP}/cart`);
  });

  it('learns once what the visitor did there, also when it is told again', async () => {
    await open(SHOP);
    const { visitorEvents } = await import('../../../shared/frame/visitor-events');
    hear(page(`${SHOP}/cart`));
    for (const _time of ['first', 'again'])
      hear({ harborline: 'event', name: 'checkout-started', at: 1_700_000_000_000 });
    await vi.waitFor(() =>
      expect(visitorEvents()).toEqual([{ name: 'checkout-started', at: 1_700_000_000_000 }]),
    );
    window.sessionStorage.clear();
  });

  it('says whether it is the compact toolbar (S2.5-20)', async () => {
    await open(SHOP);
    expect(posted).toHaveBeenCalledWith({ harborline: 'compact', isCompact: false }, SHOP);
  });

  it('closes by its button and by Escape, with a message that holds nothing else (S2.3-24)', async () => {
    await open(SHOP);
    posted.mockClear();
    document.querySelector('button')?.click();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(posted.mock.calls.slice(0, 2)).toEqual([
      [{ harborline: 'close' }, SHOP],
      [{ harborline: 'close' }, SHOP],
    ]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: {} }],
  ])('hears nothing of %s', async (_, from) => {
    const pageAround = await open(SHOP);
    hear(page(`${SHOP}/cart`), from);
    expect([isBridged(), pageAround()]).toEqual([false, '']);
  });
});

it('tells the admin area, which is of its own origin (S2.5-19)', async () => {
  await open(window.location.origin);
  expect(posted.mock.calls[0]).toEqual([{ harborline: 'ready' }, window.location.origin]);
});

describe('the widget in a foreign page', () => {
  const FOREIGN = 'https://foreign.example';
  /** Earlier tests' documents answer to other pages. */
  const toldTo = (page: string) =>
    posted.mock.calls.filter(([, origin]) => origin === page).map(([message]) => message);

  it('closes, and hears no more than that somebody is there', async () => {
    const pageAround = await open(FOREIGN);
    const { identityToken, prefill, tellPageAround } = await import('../../../shared/frame/page-around');
    expect(posted.mock.calls.every(([, origin]) => origin === FOREIGN)).toBe(true);
    expect(isBridged()).toBe(false);
    const from = { origin: FOREIGN };
    hear({ harborline: 'identify', token: 'a.b.c' }, from);
    hear({ harborline: 'prefill', name: 'Mallory', email: 'm@evil.example', message: '' }, from);
    hear({ harborline: 'event', name: 'paid', at: 1 }, from);
    hear(page(`${FOREIGN}/`), from);
    expect([isBridged(), pageAround(), identityToken(), prefill.read()]).toEqual([true, '', '', null]);
    expect(window.sessionStorage.getItem('widget-events')).toBeNull();
    posted.mockClear();
    document.querySelector('button')?.click();
    tellPageAround({ harborline: 'unread', amount: 1 });
    expect(toldTo(FOREIGN).filter(({ harborline }) => harborline !== 'size')).toEqual([
      { harborline: 'close' },
    ]);
  });

  it('is not taken for one of the library by its name', async () => {
    const pageAround = await open('https://lumen.example.evil.example');
    hear(page('https://lumen.example.evil.example/'), { origin: 'https://lumen.example.evil.example' });
    expect(pageAround()).toBe('');
  });
});

it.each(['javascript:1', 'data:text/html,x', ''])(
  'neither says nor hears anything where the page around is %j',
  async (parentURL) => {
    await open(parentURL);
    hear(page('https://nobody.example/'), { origin: 'https://nobody.example' });
    expect(posted).not.toHaveBeenCalled();
    expect(isBridged()).toBe(false);
  },
);
