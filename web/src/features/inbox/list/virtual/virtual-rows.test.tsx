import { makeConversation } from '@harborline/domain/testing/factories';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../shared/testing/render-admin';
import type { Ticket } from '../../ticket';
import { focusRow } from '../focus-row';
import { VirtualRows } from './virtual-rows';

const ROW = 87;
const FRAME = 600;
let frameHeight = FRAME;

beforeEach(() => {
  frameHeight = FRAME;
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => frameHeight);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(ROW * 10_000);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ticketOf = (id: string): Ticket => ({ ...makeConversation({ id }), isPending: false });
const tickets = (count: number) => Array.from({ length: count }, (_, index) => ticketOf(`t${index}`));

interface ListProps {
  shown: readonly Ticket[];
  openRef?: string | null;
  hasMore?: boolean;
}

function List({ shown, openRef = null, hasMore = false }: ListProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <div ref={setScroller} data-testid="frame">
      {scroller !== null && (
        <VirtualRows
          tickets={shown}
          scroller={scroller}
          hasMore={hasMore}
          selectedRef={openRef}
          rowOf={({ id }) => (
            <>
              <a href={`/${id}`} data-ticket={id}>
                {id}
              </a>
              <input type="checkbox" data-select={id} />
            </>
          )}
        />
      )}
    </div>
  );
}

const frame = () => screen.getByTestId('frame');
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-ticket]')];
const ids = () => rows().map(({ dataset }) => dataset.ticket);

function scrollTo(top: number): void {
  act(() => {
    frame().scrollTop = top;
    fireEvent.scroll(frame());
  });
}

describe('the rows of a long list', () => {
  it('are in the document where they are in sight, and say which of how many they are', () => {
    const { rerender } = renderAdmin(<List shown={tickets(5_000)} />);
    expect(ids()[0]).toBe('t0');
    expect(rows().length).toBeLessThan(30);
    scrollTo(ROW * 2_000);
    expect(ids()).toContain('t2000');
    expect(ids()).not.toContain('t0');
    const item = document.querySelector('[data-ticket="t2000"]')?.closest('li');
    expect(item?.getAttribute('aria-posinset')).toBe('2001');
    expect(item?.getAttribute('aria-setsize')).toBe('5000');
    rerender(<List shown={tickets(5_000)} hasMore />);
    expect(document.querySelector('li')?.getAttribute('aria-setsize')).toBe('-1');
  });

  it('keep the one that has the focus, and the one of the open ticket', () => {
    renderAdmin(<List shown={tickets(500)} openRef="t3" />);
    act(() => focusRow('t2'));
    scrollTo(ROW * 300);
    expect(ids().slice(0, 2)).toEqual(['t2', 't3']);
    expect(document.activeElement).toBe(rows()[0]);
  });

  it('come into the document for a key that goes to them', () => {
    renderAdmin(<List shown={tickets(500)} />);
    act(() => focusRow('t400'));
    expect(document.activeElement?.getAttribute('data-ticket')).toBe('t400');
  });

  it('stay where they are read when others come above, and when one of them moves to the top', () => {
    const before = tickets(500);
    const { rerender } = renderAdmin(<List shown={before} />);
    scrollTo(ROW * 100);
    const withNew = [ticketOf('new'), ...before];
    rerender(<List shown={withNew} />);
    expect(frame().scrollTop).toBe(ROW * 101);
    fireEvent.scroll(frame());
    const moved = withNew.filter(({ id }) => id !== 't100');
    rerender(<List shown={[ticketOf('t100'), ...moved]} />);
    expect(frame().scrollTop).toBe(ROW * 101);
  });

  it('show at the top what has come', () => {
    const { rerender } = renderAdmin(<List shown={tickets(500)} />);
    rerender(<List shown={[ticketOf('new'), ...tickets(500)]} />);
    expect([frame().scrollTop, ids()[0]]).toEqual([0, 'new']);
  });

  it('are as they were left after a phone has shown a ticket in their place', () => {
    const resized: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(tell: (entries: unknown[]) => void) {
          resized.push(() => tell([]));
        }
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    const { rerender } = renderAdmin(<List shown={tickets(500)} />);
    scrollTo(ROW * 200);
    const resize = (height: number) =>
      act(() => {
        frameHeight = height;
        for (const tell of resized) tell();
      });
    resize(0);
    scrollTo(0);
    expect(ids()).toContain('t200');
    resize(FRAME);
    expect(frame().scrollTop).toBe(ROW * 200);
    // While a ticket covers the list, others come, one after the other.
    resize(0);
    scrollTo(0);
    rerender(<List shown={[ticketOf('new'), ...tickets(500)]} />);
    rerender(<List shown={[ticketOf('newer'), ticketOf('new'), ...tickets(500)]} />);
    resize(FRAME);
    expect(frame().scrollTop).toBe(ROW * 202);
    fireEvent.scroll(frame());
    rerender(<List shown={[ticketOf('newest'), ticketOf('newer'), ticketOf('new'), ...tickets(500)]} />);
    expect(frame().scrollTop).toBe(ROW * 203);
    expect(ids()).toContain('t200');
  });

  it('are printed as a whole, and leave the focus where it was', () => {
    renderAdmin(<List shown={tickets(300)} />);
    const checkbox = () => document.querySelector<HTMLElement>('[data-select="t3"]');
    for (const focused of [checkbox, () => rows()[2]]) {
      act(() => focused()?.focus());
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      expect(rows().length).toBe(300);
      expect(document.activeElement).toBe(focused());
      act(() => void window.dispatchEvent(new Event('afterprint')));
      expect(rows().length).toBeLessThan(30);
      expect(document.activeElement).toBe(focused());
    }
  });
});
