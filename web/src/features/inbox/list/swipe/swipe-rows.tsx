import { PHONE_INBOX_TEXTS } from '@harborline/domain/texts/phone-inbox';
import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import CloseIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import ReopenIcon from '@mui/icons-material/ReplayRounded';
import SnoozeIcon from '@mui/icons-material/SnoozeRounded';
import Box from '@mui/material/Box';
import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { lateComponent } from '../../../../shared/hooks/late-component';
import type { NextStatus } from '../../status/next-status';
import type { Ticket } from '../../ticket';
import { type Swipe, watchSwipes } from './watch-swipes';

const SnoozeMenu = lateComponent(async () => (await import('../../snooze/snooze-menu')).SnoozeMenu);

interface SwipeRowsProps {
  /** the frame of the list */
  list: HTMLElement;
  tickets: readonly Ticket[];
  onStatusChange: (ticket: Ticket, next: NextStatus) => void;
}

interface HintProps extends Pick<Swipe, 'side' | 'isFarEnough'> {
  isClosed: boolean;
}

/** What letting go will do, under the row: pale until the row is far enough. */
function Hint({ side, isFarEnough, isClosed }: HintProps) {
  const isRight = side === 'right';
  const StatusIcon = isClosed ? ReopenIcon : CloseIcon;
  const color = isRight ? 'success' : 'warning';
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: isRight ? 'flex-start' : 'flex-end',
        justifyContent: 'center',
        height: '100%',
        bgcolor: isFarEnough ? `${color}.main` : isRight ? 'surface.selected' : 'surface.note',
        color: isFarEnough ? `${color}.contrastText` : `${color}.main`,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: 0.25,
          minWidth: 56,
          px: 1,
          fontSize: '0.75rem',
          fontWeight: 600,
        }}
      >
        {isRight ? <StatusIcon fontSize="small" /> : <SnoozeIcon fontSize="small" />}
        {isRight ? PHONE_INBOX_TEXTS[isClosed ? 'reopen' : 'close'] : SNOOZE_TEXTS.snooze}
      </Box>
    </Box>
  );
}

/** A ticket to snooze, beside its row, with the message that was its last when the times were offered (D-119). */
interface Snoozing {
  readonly ticket: Ticket;
  readonly row: HTMLElement;
}

/** Rows that a finger moves: to the right to close or reopen a ticket, to the left to snooze it. */
export function SwipeRows({ list, tickets, onStatusChange }: SwipeRowsProps) {
  const [swipe, setSwipe] = useState<Swipe | null>(null);
  const [snoozing, setSnoozing] = useState<Snoozing | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const now = useRef({ tickets, onStatusChange });
  useEffect(() => {
    now.current = { tickets, onStatusChange };
  });
  useEffect(() => {
    const ticketOf = (id: string) => now.current.tickets.find((ticket) => ticket.id === id);
    return watchSwipes(list, {
      isOffered: (id, side) => {
        const ticket = ticketOf(id);
        // One that was merged stays where it went (D-110), and a closed one is not put aside.
        if (ticket === undefined || ticket.merged_into !== undefined) return false;
        return side === 'right' || ticket.status !== 'closed';
      },
      onMove: setSwipe,
      onDone: ({ id, side }, row) => {
        const ticket = ticketOf(id);
        if (ticket === undefined) return;
        if (side === 'right') {
          now.current.onStatusChange(ticket, ticket.status === 'closed' ? 'open' : 'closed');
          return;
        }
        setSnoozing({ ticket, row });
        setMenuOpen(true);
      },
    });
  }, [list]);
  const swiped = swipe && tickets.find(({ id }) => id === swipe.id);
  return (
    <>
      {swipe !== null &&
        createPortal(<Hint {...swipe} isClosed={swiped?.status === 'closed'} />, swipe.under)}
      {snoozing !== null && (
        <Suspense>
          <SnoozeMenu
            anchor={isMenuOpen ? snoozing.row : null}
            onChoose={(until) =>
              onStatusChange(snoozing.ticket, { until, follows: snoozing.ticket.last_message.id })
            }
            onClose={() => setMenuOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
