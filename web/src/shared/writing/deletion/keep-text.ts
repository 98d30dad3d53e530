import { hiddenTexts } from './hidden-texts';
import { pendingDeletions } from './pending-deletions';

/** Keeps a text that was about to be deleted, and shows one that was deleted on this page and is there again. */
export function keepText(id: string): void {
  pendingDeletions.cancel(id);
  hiddenTexts.set(id, false);
}
