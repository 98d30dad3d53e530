import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Box from '@mui/material/Box';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { offerRows } from '../focus-row';
import { PlainRows, type RowsProps } from '../plain-rows';
import { restoreRowFocus, rowFocusIn } from './row-focus';
import { heightOf, observeShownOffset, observeShownRect } from './shown-scroller';
import { useIsPrinting } from './use-is-printing';
import { useKeptOffset } from './use-kept-offset';

/** Of a row while nothing was measured; px. */
const USUAL_HEIGHT = 87;
/** How many rows beyond the frame are in the document, for keys and quick fingers. */
const BEYOND = 8;

export interface VirtualRowsProps extends RowsProps {
  /** the frame that scrolls them */
  scroller: HTMLElement;
  hasMore: boolean;
  /** the row of the ticket that is open */
  selectedRef: string | null;
}

/** The rows that are in the document so far: how high they are, and where the focus is. */
function lookAt(scroller: HTMLElement) {
  const rows = [...scroller.querySelectorAll<HTMLElement>('li > [data-ticket]')];
  const heights = new Map<string, number>();
  for (const row of rows) heights.set(row.dataset.ticket ?? '', row.getBoundingClientRect().height);
  const measured = [...heights.values()].sort((one, other) => one - other);
  return {
    heights,
    // A row that is as high as was expected moves nothing.
    usual: measured[Math.floor(measured.length / 2)] || USUAL_HEIGHT,
    focus: rowFocusIn(scroller),
  };
}

/** Which rows are in the document, of all that the list has. */
function useRows({ tickets, scroller, selectedRef }: VirtualRowsProps) {
  const [before] = useState(() => lookAt(scroller));
  const [kept, setKept] = useState(before.focus?.id ?? null);
  const indexes = useMemo(() => new Map(tickets.map(({ id }, index) => [id, index])), [tickets]);
  const rangeExtractor = useCallback(
    (range: Range) => {
      // What has the focus keeps it, and the keys find the open ticket, wherever the list is scrolled to.
      const always = [kept, selectedRef].flatMap((id) => (id === null ? [] : (indexes.get(id) ?? [])));
      return [...new Set([...defaultRangeExtractor(range), ...always])].sort((one, other) => one - other);
    },
    [kept, selectedRef, indexes],
  );
  const idAt = useCallback((index: number) => tickets[index]?.id ?? '', [tickets]);
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: tickets.length,
    overscan: BEYOND,
    getScrollElement: () => scroller,
    getItemKey: idAt,
    estimateSize: (index) => before.heights.get(idAt(index)) || before.usual,
    initialOffset: () => scroller.scrollTop,
    initialRect: { width: scroller.clientWidth, height: scroller.clientHeight },
    observeElementRect: observeShownRect,
    observeElementOffset: observeShownOffset,
    measureElement: heightOf,
    rangeExtractor,
  });
  useKeptOffset(virtualizer, indexes);
  useEffect(() => offerRows((id) => flushSync(() => setKept(id))), []);
  useLayoutEffect(() => restoreRowFocus(scroller, before.focus), [scroller, before]);
  return { virtualizer, setKept };
}

/** The rows of a long list: those in sight and some beyond are in the document, where they would be among all. */
export function VirtualRows(props: VirtualRowsProps) {
  const { tickets, rowOf, hasMore } = props;
  const { virtualizer, setKept } = useRows(props);
  const isPrinting = useIsPrinting(props.scroller);
  if (isPrinting) return <PlainRows tickets={tickets} rowOf={rowOf} />;
  const keep = ({ target }: FocusEvent) => {
    const index = target.closest('li')?.dataset.index;
    setKept(tickets[Number(index)]?.id ?? null);
  };
  return (
    <Box
      component="ul"
      aria-label={INBOX_TEXTS.tickets}
      onFocus={keep}
      sx={{ position: 'relative', m: 0, p: 0, listStyle: 'none' }}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const ticket = tickets[index];
        return (
          ticket !== undefined && (
            <Box
              component="li"
              key={ticket.id}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={hasMore ? -1 : tickets.length}
              sx={{ position: 'absolute', insetInline: 0, top: 0 }}
              style={{ transform: `translateY(${start}px)` }}
            >
              {rowOf(ticket)}
            </Box>
          )
        );
      })}
    </Box>
  );
}
