import { ADMIN_PATTERNS } from '../../shared/routes/admin-links';

/** The address of a ticket beside the list that is shown now. */
export function linkBesideList(conversation: string): string {
  const search = new URLSearchParams(window.location.search);
  search.set('conversation', conversation);
  search.delete('message');
  return `${ADMIN_PATTERNS.inbox}?${search}`;
}
