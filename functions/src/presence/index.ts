export { attentiveUids } from './attentive-uids';
export { keepAvailability } from './keep-availability';
export { presentUids, reachableChatters } from './reachable-chatters';
