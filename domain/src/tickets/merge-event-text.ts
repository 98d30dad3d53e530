import { MERGE_TEXTS } from '../texts/merge-tickets';
import type { MergeChange, RecordedChange } from './ticket-change';

/**
 * What an event of a merge says, in plain text: what follows the name of who did it, or a sentence of its own if the visitor wrote
 * again (D-110).
 */
export function mergeEventText({
  kind,
  reason,
  details: { number = '' },
}: RecordedChange & { readonly kind: MergeChange['kind'] }): string {
  const other = `#${number}`;
  const isByVisitor = reason === 'visitor-wrote';
  switch (kind) {
    case 'ticket-merged':
      return MERGE_TEXTS.history.merged(other);
    case 'ticket-unmerged':
      return isByVisitor ? MERGE_TEXTS.history.wroteAgain(other) : MERGE_TEXTS.history.unmerged(other);
    case 'merge-received':
      return MERGE_TEXTS.history.received(other);
    case 'merge-undone':
      return isByVisitor ? MERGE_TEXTS.history.otherWroteAgain(other) : MERGE_TEXTS.history.undone(other);
  }
}
