export { StatusHistoryPage } from './history-page';
export { statusFeedOf } from './status-feed';
export { StatusPage } from './status-page';
export { SubscriptionPage } from './subscription-page';
