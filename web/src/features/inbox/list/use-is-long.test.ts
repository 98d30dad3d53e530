import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { TicketView } from './ticket-filter';
import { useIsLong } from './use-is-long';

afterEach(cleanup);

const INBOX: TicketView = { tab: 'inbox', filter: 'pending', tag: null, uid: 'agent' };
const UNASSIGNED: TicketView = { ...INBOX, tab: 'unassignedtickets' };

it('a list that was long stays so while tickets come and go, until it is another list', () => {
  const { result, rerender } = renderHook(({ count, view }) => useIsLong(count, view), {
    initialProps: { count: 110, view: INBOX },
  });
  const isLong = (count: number, view: TicketView) => {
    rerender({ count, view });
    return result.current;
  };
  expect([result.current, isLong(111, INBOX), isLong(109, INBOX)]).toEqual([false, true, true]);
  expect([isLong(109, UNASSIGNED), isLong(120, UNASSIGNED), isLong(109, INBOX)]).toEqual([
    false,
    true,
    false,
  ]);
});
