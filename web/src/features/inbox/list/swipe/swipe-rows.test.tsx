import { makeConversation } from '@harborline/domain/testing/factories';
import { PHONE_INBOX_TEXTS } from '@harborline/domain/texts/phone-inbox';
import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyList } from '../../../../shared/testing/empty-list';
import { renderAdmin } from '../../../../shared/testing/render-admin';
import type { Ticket } from '../../ticket';
import { SwipeRows } from './swipe-rows';

const { readRecord, watchTicket } = vi.hoisted(() => ({ readRecord: vi.fn(), watchTicket: vi.fn() }));
vi.mock('../../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../../shared/store/read-records', () => ({ readRecord }));
vi.mock('../tickets', () => ({ watchTicket }));

const onStatusChange = vi.fn();
const onClick = vi.fn();
const updateRow = vi.fn();
const unwatch = vi.fn();

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
const OLD = ticketOf('old');
const TICKETS = [OPEN, CLOSED, MERGED, OLD];
/** All but one are live. */
const LIST = {
  ...emptyList<Ticket>('ready'),
  rows: TICKETS,
  windowIds: new Set(['open', 'closed', 'merged']),
  updateRow,
};

interface ListProps {
  tickets?: readonly Ticket[];
}

function List({ tickets = TICKETS }: ListProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <div ref={setFrame}>
      <ul>
        {tickets.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`} data-ticket={id} onClick={onClick}>
              {id}
            </a>
          </li>
        ))}
      </ul>
      {frame !== null && (
        <SwipeRows list={LIST} frame={frame} tickets={tickets} onStatusChange={onStatusChange} />
      )}
    </div>
  );
}

const row = (id: string): HTMLElement => screen.getByText(id);

interface Way {
  readonly x: number;
  readonly y?: number;
  readonly pointerType?: string;
  /** where on the screen it begins */
  readonly from?: number;
}

const at = ({ x, y = 0, pointerType = 'touch', from = 200 }: Way) => ({
  pointerId: 7,
  isPrimary: true,
  pointerType,
  clientX: from + x,
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
const asked = window.matchMedia;

const letGo = (id: string) => fireEvent.pointerUp(row(id), at({ x: 0 }));

let rerender: ReturnType<typeof renderAdmin>['rerender'];

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const media = asked.call(window, query);
    if (query.includes('reduced-motion')) vi.spyOn(media, 'matches', 'get').mockImplementation(still);
    return media;
  });
  isStill(true);
  watchTicket.mockReturnValue(() => unwatch);
  ({ rerender } = renderAdmin(<List />));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.resetAllMocks();
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
  });

  it('does what it said when it began to move, or nothing if that has lost its meaning', () => {
    move('open', { x: 40 }, { x: 130 });
    rerender(<List tickets={[{ ...OPEN, status: 'closed' }]} />);
    screen.getByText(PHONE_INBOX_TEXTS.close);
    letGo('open');
    move('open', { x: 40 }, { x: 130 });
    rerender(<List tickets={[{ ...OPEN, status: 'closed', merged_into: MERGED.merged_into }]} />);
    letGo('open');
    expect(onStatusChange).not.toHaveBeenCalled();
  });

  it('stays where it is under a finger that comes from the edge of the screen', () => {
    move('open', { x: 40, from: 23 }, { x: 130, from: 23 });
    letGo('open');
    const right = window.innerWidth - 23;
    move('open', { x: -40, from: right }, { x: -130, from: right });
    expect(row('open').style.transform).toBe('');
    letGo('open');
    move('open', { x: 40, from: 24 }, { x: 130, from: 24 });
    letGo('open');
    expect(onStatusChange.mock.calls).toEqual([[OPEN, 'closed']]);
  });
});

describe('a row that is not live', () => {
  const swipe = (id: string) => {
    move(id, { x: 40 }, { x: 130 });
    letGo(id);
  };

  it('is changed if it is still what was seen, and is live from then on', async () => {
    readRecord.mockResolvedValue(OLD);
    swipe('old');
    swipe('old');
    await waitFor(() => expect(onStatusChange.mock.calls).toEqual([[OLD, 'closed']]));
    expect(readRecord).toHaveBeenCalledOnce();
    expect(watchTicket.mock.calls).toEqual([['firestore', 'old']]);
    cleanup();
    expect(unwatch).toHaveBeenCalledOnce();
  });

  it('is shown as it is if a teammate has changed it, and stays so', async () => {
    const stored = { ...OLD, status: 'closed' as const };
    readRecord.mockResolvedValue(stored);
    swipe('old');
    await screen.findByText(TICKET_FIELD_TEXTS.changedSince);
    expect(updateRow.mock.calls).toEqual([['old', stored]]);
    expect(onStatusChange).not.toHaveBeenCalled();
  });

  it('is changed without a look at the server where that does not answer, like any other', async () => {
    readRecord.mockRejectedValue(new Error('No network'));
    swipe('old');
    await waitFor(() => expect(onStatusChange.mock.calls).toEqual([[OLD, 'closed']]));
  });

  it('is snoozed as it is when the time is chosen, after what was its last message', async () => {
    move('open', { x: -40 }, { x: -130 });
    letGo('open');
    await screen.findByRole('menu', { name: SNOOZE_TEXTS.menu });
    const answered = { ...OPEN, last_message: { ...OPEN.last_message, id: 'answer' } };
    rerender(<List tickets={[answered]} />);
    fireEvent.click(screen.getByRole('menuitem', { name: SNOOZE_TEXTS.untilAnswer }));
    expect(onStatusChange.mock.calls).toEqual([[answered, { until: null, follows: OPEN.last_message.id }]]);
  });
});
