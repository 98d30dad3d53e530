export { FeedBell } from './feed-bell';
export { isUnreadInFeed, readTicketInFeed } from './read-ticket';
