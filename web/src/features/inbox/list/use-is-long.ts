import { useState } from 'react';
import type { TicketView } from './ticket-filter';

/** Up to here all rows are in the document. Pages of 20 do not end here, where single tickets come and go. */
const SHORT_ROWS = 110;

/**
 * Whether only the rows in sight are in the document. It stays so while the list is the same, since all of them are drawn
 * anew when that changes.
 */
export function useIsLong(count: number, view: TicketView): boolean {
  const [longView, setLongView] = useState<TicketView | null>(null);
  const isLong = count > SHORT_ROWS || longView === view;
  if (isLong && longView !== view) setLongView(view);
  return isLong;
}
