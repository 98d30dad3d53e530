import { makeConversation } from '@harborline/domain/testing/factories';
import { PHONE_INBOX_TEXTS } from '@harborline/domain/texts/phone-inbox';
import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../shared/testing/render-admin';
import type { Ticket } from '../../ticket';
import { SwipeRows } from './swipe-rows';

const onStatusChange = vi.fn();
const onClick = vi.fn();

const ticketOf = (id: string, changes: Partial<Ticket> = {}): Ticket => ({
  ...makeConversation({ id }),
  isPending: false,
  ...changes,
});
const OPEN = ticketOf('open');
const CLOSED = ticketOf('closed', { status: 'closed' });
const MERGED = ticketOf('merged', {
  status: 'closed',
  merged_into: { conversation_ref: 'open', number: 1, at: CLOSED.created_at, status: 'open' },
});
const TICKETS = [OPEN, CLOSED, MERGED];

function List() {
  const [list, setList] = useState<HTMLElement | null>(null);
  return (
    <div ref={setList}>
      <ul>
        {TICKETS.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`} data-ticket={id} onClick={onClick}>
              {id}
            </a>
          </li>
        ))}
      </ul>
      {list !== null && <SwipeRows list={list} tickets={TICKETS} onStatusChange={onStatusChange} />}
    </div>
  );
}

const row = (id: string): HTMLElement => screen.getByText(id);

interface Way {
  readonly x: number;
  readonly y?: number;
  readonly pointerType?: string;
}

const at = ({ x, y = 0, pointerType = 'touch' }: Way) => ({
  pointerId: 7,
  isPrimary: true,
  pointerType,
  clientX: 200 + x,
  clientY: 300 + y,
});

/** Puts a finger on a row and moves it, without letting go. */
function move(id: string, ...ways: readonly Way[]): void {
  const [first = { x: 0 }] = ways;
  fireEvent.pointerDown(row(id), at({ ...first, x: 0, y: 0 }));
  for (const way of ways) fireEvent.pointerMove(row(id), at(way));
}

const still = vi.fn<() => boolean>();
const isStill = (is: boolean) => still.mockReturnValue(is);
const asked = window.matchMedia.bind(window);
vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
  const media = asked(query);
  if (query.includes('reduced-motion')) vi.spyOn(media, 'matches', 'get').mockImplementation(still);
  return media;
});

const letGo = (id: string) => fireEvent.pointerUp(row(id), at({ x: 0 }));

beforeEach(() => {
  renderAdmin(<List />);
  isStill(true);
});

afterEach(() => {
  cleanup();
  onStatusChange.mockReset();
  onClick.mockReset();
});

describe('a row that a finger moves', () => {
  it('to the right closes its ticket, or reopens it', () => {
    move('open', { x: 40 }, { x: 130 });
    screen.getByText(PHONE_INBOX_TEXTS.close);
    expect(row('open').style.transform).toMatch(/^translateX\(\d/);
    letGo('open');
    expect(row('open').style.transform).toBe('');
    expect(screen.queryByText(PHONE_INBOX_TEXTS.close)).toBeNull();
    move('closed', { x: 40 }, { x: 130 });
    screen.getByText(PHONE_INBOX_TEXTS.reopen);
    letGo('closed');
    expect(onStatusChange.mock.calls).toEqual([
      [OPEN, 'closed'],
      [CLOSED, 'open'],
    ]);
  });

  it('to the left offers the times to snooze until', async () => {
    move('open', { x: -40 }, { x: -130 });
    screen.getByText(SNOOZE_TEXTS.snooze);
    letGo('open');
    await screen.findByRole('menu', { name: SNOOZE_TEXTS.menu });
    fireEvent.click(screen.getByRole('menuitem', { name: SNOOZE_TEXTS.untilAnswer }));
    expect(onStatusChange.mock.calls).toEqual([[OPEN, { until: null, follows: OPEN.last_message.id }]]);
  });

  it('does nothing before it is far enough, nor once the finger scrolls', () => {
    move('open', { x: 40 }, { x: 90 });
    letGo('open');
    move('open', { x: 40 }, { x: 130 }, { x: 60 });
    letGo('open');
    move('open', { x: 10, y: 30 }, { x: 130, y: 40 });
    letGo('open');
    move('open', { x: 40 }, { x: 130 });
    fireEvent.pointerCancel(row('open'), at({ x: 130 }));
    expect(row('open').style.transform).toBe('');
    expect(onStatusChange).not.toHaveBeenCalled();
  });

  it('is not opened by the click that ends it, but by the next tap', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    move('open', { x: 40 }, { x: 90 });
    letGo('open');
    fireEvent.click(row('open'));
    expect(onClick).not.toHaveBeenCalled();
    now.mockReturnValue(2_000);
    fireEvent.click(row('open'));
    expect(onClick).toHaveBeenCalledOnce();
    now.mockRestore();
  });

  it('moves for nothing else: a mouse, a second finger, a closed ticket to snooze, a merged one', () => {
    move('open', { x: 40, pointerType: 'mouse' }, { x: 130, pointerType: 'mouse' });
    letGo('open');
    move('open', { x: 40 }, { x: 130 });
    fireEvent.pointerDown(row('open'), { ...at({ x: 0 }), pointerId: 8, isPrimary: false });
    letGo('open');
    move('closed', { x: -40 }, { x: -130 });
    letGo('closed');
    move('merged', { x: 40 }, { x: 130 });
    letGo('merged');
    expect(onStatusChange).not.toHaveBeenCalled();
  });

  it('goes back at its own pace, unless less movement is asked for', () => {
    vi.useFakeTimers();
    isStill(false);
    move('open', { x: 40 }, { x: 90 });
    letGo('open');
    expect(row('open').style.transition).toContain('transform');
    screen.getByText(PHONE_INBOX_TEXTS.close);
    act(() => vi.advanceTimersByTime(200));
    expect(screen.queryByText(PHONE_INBOX_TEXTS.close)).toBeNull();
    vi.useRealTimers();
  });
});
