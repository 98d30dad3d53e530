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
} as const;
