import type { Conversation } from '@harborline/domain/entities/conversation';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { isSameVisitor } from '@harborline/domain/tickets/merge';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { visitorLabel } from '../ticket';

type Ticket = Pick<Conversation, 'number' | 'status' | 'visitor' | 'visitor_uids' | 'source'>;

/** Whether somebody still has to do with it. */
const isWork = ({ status }: Ticket): boolean => status === 'open' || status === 'pending';

/** Who will be answered after a merge, and who no longer; each line is a sentence. */
export function consequencesOf(others: readonly Ticket[], last: Ticket): string[] {
  const into = shortNumber(last.number);
  const ofOthers = others.map((other) => {
    const number = shortNumber(other.number);
    return isSameVisitor(other, last)
      ? MERGE_TEXTS.samePerson(number, into)
      : MERGE_TEXTS.notAnswered(visitorLabel(other), number, into);
  });
  return [
    MERGE_TEXTS.answered(visitorLabel(last), into),
    ...ofOthers,
    ...(last.status === 'closed' ? [MERGE_TEXTS.staysClosed(into)] : []),
    ...(last.status === 'snoozed' && others.some(isWork) ? [MERGE_TEXTS.wakesUp(into)] : []),
    MERGE_TEXTS.writesAgain,
    MERGE_TEXTS.undoFor,
  ];
}

/** Whether somebody will not see the replies to come. */
export const leavesSomebodyOut = (others: readonly Ticket[], last: Ticket): boolean =>
  others.some((other) => !isSameVisitor(other, last));
