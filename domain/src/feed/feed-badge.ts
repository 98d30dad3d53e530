import { LIMITS } from '../limits';

/** Text of the bell's badge: nothing without unread items, '99+' above the cap (S2.8-07, S9-17). */
export function feedBadge(unreadCount: number): string {
  if (unreadCount <= 0) return '';
  return unreadCount > LIMITS.feedBadgeCap ? `${LIMITS.feedBadgeCap}+` : String(unreadCount);
}

/** S3-31 */
export function entityTypeLabel(entityType: string): string {
  return `${entityType} Module`;
}
