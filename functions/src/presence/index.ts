export { attentiveUids } from './attentive-uids';
export { keepAvailability } from './keep-availability';
export { presentUids } from './reachable-chatters';
