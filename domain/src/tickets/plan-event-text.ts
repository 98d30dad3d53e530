import { HELD_REASONS } from '../entities/planned-reply';
import { LATER_TEXTS } from '../texts/planned-replies';
import { HISTORY_TEXTS } from '../texts/ticket-history';
import type { PlanChange, RecordedChange } from './ticket-change';

/** A time as the reader's language and clocks have it; '' for none. */
function readTime(iso = ''): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

function reasonText(because = ''): string {
  const reason = HELD_REASONS.find((one) => one === because);
  return reason === undefined ? '' : LATER_TEXTS.held[reason]('');
}

/** What an event about a planned reply says (D-120). */
export function planEventText({
  kind,
  reason,
  details,
}: RecordedChange & { readonly kind: PlanChange['kind'] }): string {
  const { at, author = '', because } = details;
  switch (kind) {
    case 'reply-planned':
      return HISTORY_TEXTS.replyPlanned(readTime(at));
    case 'planned-reply-changed':
      return HISTORY_TEXTS.plannedReplyChanged(readTime(at));
    case 'planned-reply-sent':
      return HISTORY_TEXTS.plannedReplySent(details.is_early === 'yes');
    case 'planned-reply-held':
      return reason === ''
        ? HISTORY_TEXTS.plannedReplyStopped(author)
        : HISTORY_TEXTS.plannedReplyHeld(author, reasonText(because));
    case 'planned-reply-cancelled':
      return HISTORY_TEXTS.plannedReplyCancelled(author);
  }
}
