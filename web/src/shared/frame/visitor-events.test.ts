import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../testing/leave-no-trace';
import { notePageAround } from './page-around';
import { noteVisitorEvent, onVisitorEvent, visitorEvents } from './visitor-events';

const SHOP = 'https://shop.example';
const event = (at: number) => ({ at, name: 'checkout-started' });

beforeEach(() => notePageAround(`${SHOP}/cart`));
afterEach(() => window.sessionStorage.clear());

it('keeps what the visitor did, and tells of each once', () => {
  const listener = vi.fn();
  const stop = onVisitorEvent(listener);
  for (const at of [1, 2, 2]) noteVisitorEvent(SHOP, event(at));
  stop();
  noteVisitorEvent(SHOP, event(3));
  expect(visitorEvents()).toEqual([1, 2, 3].map(event));
  expect(listener).toHaveBeenCalledTimes(2);
});

it('tells nothing of another site, which begins anew', () => {
  noteVisitorEvent(SHOP, event(1));
  notePageAround('https://other.example/');
  expect(visitorEvents()).toEqual([]);
  noteVisitorEvent('https://other.example', event(2));
  expect(visitorEvents()).toEqual([event(2)]);
  notePageAround(SHOP);
  expect(visitorEvents()).toEqual([]);
});

it('tells nothing before the page around has told where it is', () => {
  noteVisitorEvent(SHOP, event(1));
  notePageAround('');
  expect(visitorEvents()).toEqual([]);
});

it('reads nothing that it did not store', () => {
  for (const stored of ['{}', '[]', `{"site":"${SHOP}","events":[1]}`, `{"site":"${SHOP}"}`, 'x']) {
    window.sessionStorage.setItem('widget-events', stored);
    expect(visitorEvents()).toEqual([]);
  }
});
