import { ADMIN_PATTERNS } from '../../../shared/routes/admin-links';

/** The address of the other ticket of a split, beside the list that is shown now. */
export function linkToSplit(conversation: string): string {
  const search = new URLSearchParams(window.location.search);
  search.set('conversation', conversation);
  search.delete('message');
  return `${ADMIN_PATTERNS.inbox}?${search}`;
}
