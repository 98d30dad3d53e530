import type { TicketViewer } from '@harborline/domain/live/ticket-viewers';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import { useViewersOf } from './viewer-store';

const RowViewers = lateComponent(async () => (await import('./row-viewers')).RowViewers);
const ViewerFaces = lateComponent(async () => (await import('./viewer-faces')).ViewerFaces);
const ReplyToo = lateComponent(async () => (await import('./reply-too')).ReplyToo);

interface TicketRef {
  /** id of the ticket */
  ticket: string;
}

/** In the row of a list: that teammates have the ticket open. */
export function ViewersInRow({ ticket }: TicketRef) {
  const viewers = useViewersOf(ticket);
  return (
    viewers.length > 0 && (
      <Suspense>
        <RowViewers viewers={viewers} />
      </Suspense>
    )
  );
}

/** Above the thread: the teammates who have the ticket open. */
export function ViewersInHead({ ticket }: TicketRef) {
  const viewers = useViewersOf(ticket);
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    viewers.length > 0 && (
      <Suspense>
        <ViewerFaces viewers={viewers} most={isNarrow ? 2 : 4} />
      </Suspense>
    )
  );
}

/** Above the field: that teammates write a reply as well. */
export function ReplyTooNotice({ writers }: { writers: readonly TicketViewer[] }) {
  return (
    // There before its words are, so that they are read out.
    <Box role="status">
      {writers.length > 0 && (
        <Suspense>
          <ReplyToo writers={writers} />
        </Suspense>
      )}
    </Box>
  );
}
