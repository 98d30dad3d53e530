import { fireEvent } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { followIntent } from './follow-intent';

const intended = vi.fn();

beforeAll(() => followIntent(intended));
beforeEach(() => {
  vi.useFakeTimers();
  intended.mockClear();
  document.body.innerHTML = `
    <a id="inside" href="/acme?q=lock"><b>Lock</b></a>
    <a id="section" href="#section-1">Section</a>
    <a id="outside" href="https://elsewhere.example/acme">Elsewhere</a>
    <a id="tab" href="/acme" target="_blank">In a tab</a>
    <p>No link</p>`;
});

function at(selector: string): Element {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`Nothing matches ${selector}`);
  return element;
}

it('notices a link that the pointer rests on, or that gets the focus', () => {
  fireEvent.pointerOver(at('#inside b'));
  vi.advanceTimersByTime(79);
  expect(intended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(intended).toHaveBeenCalledWith('/acme', '?q=lock');
  fireEvent.focusIn(at('#inside'));
  vi.advanceTimersByTime(80);
  expect(intended).toHaveBeenCalledTimes(2);
});

it('leaves out a link that the pointer only crosses', () => {
  fireEvent.pointerOver(at('#inside'));
  vi.advanceTimersByTime(50);
  fireEvent.pointerOver(at('p'));
  vi.advanceTimersByTime(1_000);
  expect(intended).not.toHaveBeenCalled();
});

it('notices a link that is pressed or touched at once', () => {
  fireEvent.pointerDown(at('#inside'));
  expect(intended).toHaveBeenCalledOnce();
});

it.each(['#section', '#outside', '#tab', 'p'])('leaves %s to the browser', (selector) => {
  fireEvent.pointerDown(at(selector));
  expect(intended).not.toHaveBeenCalled();
});
