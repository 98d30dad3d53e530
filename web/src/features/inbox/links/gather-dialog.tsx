import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { LINK_TEXTS } from '@harborline/domain/texts/ticket-links';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Typography from '@mui/material/Typography';
import { useOtherTicket } from '../merge/use-other-ticket';
import type { Ticket } from '../ticket';
import { FindOther } from './find-other';
import { useLinking } from './use-linking';

interface GatherDialogProps {
  /** the selected ones; the parent is found here */
  readonly tickets: readonly [Ticket, ...Ticket[]];
  readonly onLinked: () => void;
  readonly onClose: () => void;
}

/** Makes the selected tickets children of another one (D-127). */
export function GatherDialog({ tickets, onLinked, onClose }: GatherDialogProps) {
  const at = useOtherTicket();
  const { link, isRunning, refusal } = useLinking(() => {
    onLinked();
    onClose();
  });
  // One of them may be the parent of the others.
  const othersOf = (parent: Ticket) => tickets.map(({ id }) => id).filter((id) => id !== parent.id);
  return (
    <FindOther
      title={LINK_TEXTS.gatherTitle(tickets.length)}
      findBody={LINK_TEXTS.gatherFindBody}
      confirmLabel={LINK_TEXTS.confirm}
      beside={tickets[0]}
      at={at}
      isBusy={isRunning}
      refusal={refusal}
      onSubmit={(parent) =>
        void link({
          ref: parent.id,
          role: 'child',
          others: othersOf(parent),
          said: (count) => LINK_TEXTS.gathered(count, shortNumber(parent.number)),
        })
      }
      onClose={onClose}
    >
      {(parent) => (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {LINK_TEXTS.gatherBody(
            othersOf(parent).length,
            shortNumber(parent.number),
            parent.title || INBOX_TEXTS.noTitle,
          )}
        </Typography>
      )}
    </FindOther>
  );
}
