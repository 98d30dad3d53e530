import { ADMIN_PATTERNS } from '../../../shared/routes/admin-links';

/** The address of a ticket that a split or a link leads to, beside the list that is shown now (D-122, D-127). */
export function linkToSplit(conversation: string): string {
  const search = new URLSearchParams(window.location.search);
  search.set('conversation', conversation);
  search.delete('message');
  return `${ADMIN_PATTERNS.inbox}?${search}`;
}
