export { FeedBell } from './feed-bell';
export { readTicketInFeed } from './read-ticket';
