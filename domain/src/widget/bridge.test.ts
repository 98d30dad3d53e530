import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_BRIDGED_TEXT, mayTalkTo, readCompact, readFromWidget, readToWidget } from './bridge';
import { isDemoShop } from './demo-shop';

const PREFILL = { harborline: 'prefill', name: 'Ada', email: 'ada@lumen.example', message: '' };

describe('messages between the widget and the page around it (D-94)', () => {
  it.each([
    { harborline: 'ready' },
    { harborline: 'close' },
    { harborline: 'cobrowse' },
    { harborline: 'size', amount: 0 },
    { harborline: 'size', amount: 412.5 },
    { harborline: 'unread', amount: 2 },
  ])('of the widget: %j', (message) => {
    expect(readFromWidget(message)).toEqual(message);
    expect(readToWidget(message)).toBeNull();
  });

  it.each([
    { harborline: 'page', url: 'https://lumen.example/', title: 'Bikes' },
    PREFILL,
    { harborline: 'identify', token: 'a.b.c' },
    { harborline: 'event', name: 'checkout-started', at: 1_700_000_000_000 },
  ])('to the widget: %j', (message) => {
    expect(readToWidget(message)).toEqual(message);
    expect(readFromWidget(message)).toEqual({});
  });

  it.each([
    null,
    'close',
    [],
    { harborline: 'close', reason: 'x' },
    { harborline: 'size' },
    { harborline: 'size', amount: -1 },
    { harborline: 'size', amount: Number.NaN },
    { harborline: 'size', amount: '400' },
    { harborline: 'unread', count: 2 },
    { harborline: 'ready', amount: 2 },
    { harborline: 'size', amount: 2, extra: 1 },
    { harborline: 'page', url: 5 },
    { harborline: 'page', url: 'https://lumen.example/', title: null },
    { harborline: 'page', url: 'https://lumen.example/', title: 'Bikes', referrer: '' },
    { harborline: 'page', url: 'https://lumen.example/', referrer: '' },
    { ...PREFILL, email: null },
    { ...PREFILL, extra: 1 },
    { harborline: 'identify' },
    { harborline: 'identify', token: 5 },
    { harborline: 'identify', token: 'x', email: 'ada@lumen.example' },
    { harborline: 'event', name: 'paid' },
    { harborline: 'event', name: 5, at: 1 },
    { harborline: 'event', name: 'paid', at: '1' },
    { harborline: 'event', name: 'paid', at: 0 },
    { harborline: 'event', name: 'paid', at: 32_503_680_000_001 },
    { harborline: 'event', name: 'paid', at: 1, data: {} },
    { harborline: 'other' },
  ])('are nothing else: %j', (message) => {
    expect(readFromWidget(message)).toEqual({});
    expect(readToWidget(message)).toBeNull();
  });

  it('may lack a title: pages keep older loaders for a while', () => {
    const page = { harborline: 'page', url: 'https://lumen.example/' };
    expect(readToWidget(page)).toEqual({ ...page, title: '' });
  });

  it('have a long address and title cut, so that the page is heard', () => {
    const long = 'x'.repeat(LONGEST_BRIDGED_TEXT + 1);
    const page = readToWidget({ harborline: 'page', url: long, title: long });
    const cut = long.slice(1);
    expect(page).toEqual({ harborline: 'page', url: cut, title: cut });
  });

  it('may lack some of what a page knows', () => {
    expect(readToWidget({ harborline: 'prefill', email: 'ada@lumen.example' })).toEqual({
      harborline: 'prefill',
      name: '',
      email: 'ada@lumen.example',
      message: '',
    });
  });

  it('never come out other than they went in', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        for (const read of [readFromWidget(data), readToWidget(data)])
          if (read?.harborline !== undefined) expect(read).toMatchObject(Object(data));
      }),
    );
  });
});

describe('whom the widget talks to (D-14)', () => {
  const local = { hostname: 'localhost', port: '8700' };
  const domains = ['lumen.example', ''];

  it.each([
    ['https://lumen.example/cart', true],
    ['https://shop.lumen.example', true],
    ['https://lumen.example:8443', true],
    ['http://lumen.example', false],
    ['https://notlumen.example', false],
    ['https://lumen.example.evil.example', false],
    ['http://127.0.0.1:8713', false],
  ])('%s around it: %s', (page, isAllowed) => expect(mayTalkTo(new URL(page), domains)).toBe(isAllowed));

  it.each([
    ['http://127.0.0.1:8713', local, true],
    ['http://127.0.0.1:8714', local, false],
    ['http://127.0.0.1:8713', { hostname: 'product.example', port: '8700' }, false],
    ['http://evil.example:8713', local, false],
  ])('locally, the demo shop alone: %s around %j: %s', (page, own, isShop) =>
    expect(isDemoShop(new URL(page), own)).toBe(isShop),
  );
});

describe('whether the widget is compact (S2.5-20)', () => {
  it.each([true, false])('is read as it was told: %s', (isCompact) => {
    const message = { harborline: 'compact', isCompact };
    expect(readCompact(message)).toEqual(message);
    expect(readFromWidget(message)).toEqual({});
  });

  it.each([
    { harborline: 'compact' },
    { harborline: 'compact', isCompact: 1 },
    { harborline: 'compact', isCompact: true, url: 'x' },
    { harborline: 'close', isCompact: true },
    null,
  ])('is not read from %j', (message) => expect(readCompact(message)).toBeNull());
});
