export { FeedBell } from './feed-bell';
