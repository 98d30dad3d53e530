/** What an open ticket needs and the list does not; `inbox-page` loads it behind the list. */
export { DetailsPlace } from './components/details-place';
export { ThreadPane } from './thread-pane';
