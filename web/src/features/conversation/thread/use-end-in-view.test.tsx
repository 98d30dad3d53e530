import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useEndInView } from './use-end-in-view';

const SCROLL_HEIGHT = 900;

function Conversation({ isAtEnd }: { isAtEnd: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  useEndInView(list, useRef(isAtEnd));
  return (
    <section data-testid="conversation">
      <div ref={list} data-testid="list" />
    </section>
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Opens a conversation that ends at a given height of the window, and makes the window smaller. */
function resized({ isAtEnd, bottom }: { isAtEnd: boolean; bottom: number }) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, bottom));
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(SCROLL_HEIGHT);
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  Object.assign(window, { innerHeight: 844 });
  render(<Conversation isAtEnd={isAtEnd} />);
  Object.assign(window, { innerHeight: 480 });
  window.dispatchEvent(new Event('resize'));
  return { scrollTop: screen.getByTestId('list').scrollTop, hasScrolled: scroll.mock.calls.length > 0 };
}

it('keeps the newest message and the end of the conversation in view', () => {
  expect(resized({ isAtEnd: true, bottom: 800 })).toEqual({ scrollTop: SCROLL_HEIGHT, hasScrolled: true });
});

it('does not scroll while the visitor reads further up', () => {
  expect(resized({ isAtEnd: false, bottom: 1_200 })).toEqual({ scrollTop: 0, hasScrolled: false });
});
