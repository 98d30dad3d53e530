/** Code that an open ticket needs and the list does not; `inbox-page` loads it after the list. */
export { DetailsFrame } from './details/details-frame';
export { ThreadHeader } from './thread/thread-header';
export { ThreadPane } from './thread/thread-pane';
