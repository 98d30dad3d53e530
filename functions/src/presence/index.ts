export { attentiveUids } from './attentive-uids';
export { keepAvailability } from './keep-availability';
export { reachableChatters } from './reachable-chatters';
