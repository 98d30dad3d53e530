import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollAtEdge, scrollerOf } from './scroll-at-edge';

const HEIGHT_PX = 400;
let scroller: HTMLElement;
let list: HTMLElement;
let ends: AbortController;

beforeEach(() => {
  document.body.innerHTML = '<main style="overflow-y: auto"><ul></ul></main>';
  const [main, ul] = [document.querySelector('main'), document.querySelector('ul')];
  if (main === null || ul === null) throw new Error('The page has no list');
  scroller = main;
  list = ul;
  ends = new AbortController();
  vi.spyOn(scroller, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, HEIGHT_PX));
  vi.spyOn(scroller, 'scrollHeight', 'get').mockReturnValue(2_000);
  vi.spyOn(scroller, 'clientHeight', 'get').mockReturnValue(HEIGHT_PX);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  scroller.scrollTop = 500;
});
afterEach(() => {
  ends.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** By how much some frames scroll with the pointer at a place of the window. */
function scrolledAt(clientY: number, pressedAt = 200): number {
  scrollAtEdge(scroller, { pressedAt, isAt: () => clientY }, ends.signal);
  for (let frame = 0; frame < 3; frame += 1) vi.advanceTimersToNextFrame();
  return scroller.scrollTop - 500;
}

it('finds what scrolls around a list', () => {
  expect(scrollerOf(list)).toBe(scroller);
});

it.each([
  ['not in the middle', 200, 200, 0],
  ['down at the lower edge', HEIGHT_PX, 200, 42],
  ['up at the upper edge', 0, 200, -42],
  ['not away from the edge that the pointer comes from', HEIGHT_PX - 10, HEIGHT_PX - 5, 0],
])('scrolls %s', (_, clientY, pressedAt, by) => {
  expect(scrolledAt(clientY, pressedAt)).toBe(by);
});

it('ends with the drag', () => {
  scrolledAt(HEIGHT_PX);
  ends.abort();
  const { scrollTop } = scroller;
  vi.advanceTimersToNextFrame();
  expect(scroller.scrollTop).toBe(scrollTop);
});
