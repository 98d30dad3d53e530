/** The activity feed. */
export const FEED_TEXTS = {
  /** S2.8-06 */
  title: 'User Activities Feed',
  /** S4.5-11 */
  showAll: 'Show All',
  showUnread: 'Show Unread',
  showRead: 'Show Read',
  /** S8-19 */
  markAllFailed: 'An error occurred while marking all feeds as read',
  /** S8-20 */
  markOneFailed: 'An error occurred while marking the feed as read',
  // Ours from here on (D-47).
  markAll: 'Mark all as read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  unread: 'unread',
  withUnread: (title: string, unread: string) => `${title}, ${unread} unread`,
  loadMore: 'Load more',
  loadFailed: 'The activity feed could not be loaded.',
  none: 'No activity yet',
  noneUnread: 'You have read everything',
  noneRead: 'No read activity yet',
  noneHint: 'What teammates and automations do in this library appears here.',
  someone: 'Someone',
  byWorkflow: (name: string) => `by the workflow ${name}`,
} as const;
