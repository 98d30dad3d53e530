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
  /** @param refused those that could not be linked */
  readonly onLinked: (refused: readonly string[]) => void;
  readonly onClose: () => void;
}

/** What was chosen to get here is gone, and the focus with it. */
const takeFocus = (text: HTMLElement | null) => text?.focus();

/** Makes the selected tickets children of another one (D-127). */
export function GatherDialog({ tickets, onLinked, onClose }: GatherDialogProps) {
  const at = useOtherTicket();
  const { link, isRunning, refusal } = useLinking((refused) => {
    onLinked(refused);
    onClose();
  });
  // One of them may be the parent of the others.
  const othersOf = (parent: Ticket) => tickets.filter(({ id }) => id !== parent.id);
  const isOne = tickets.length === 1;
  return (
    <FindOther
      title={LINK_TEXTS.gatherTitle}
      findBody={LINK_TEXTS.gatherFindBody}
      confirmLabel={LINK_TEXTS.confirm}
      sought={{
        proposed: tickets,
        proposedTexts: { title: LINK_TEXTS.selected, none: LINK_TEXTS.noneProposed },
        excluded: isOne ? [tickets[0].id] : [],
      }}
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
        <Typography ref={takeFocus} tabIndex={-1} sx={{ overflowWrap: 'anywhere', outline: 'none' }}>
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
