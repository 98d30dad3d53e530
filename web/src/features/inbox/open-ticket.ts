/** What an open ticket needs and the list does not; `inbox-page` loads it behind the list. */
export { DetailsFrame } from './details/details-frame';
export { ThreadPane } from './thread/thread-pane';
