import { commandTarget } from './command-target';

/** What splits the last message of the visitor off the ticket that is shown (D-122). */
const target = commandTarget<() => void>();

export const offerSplit = target.offer;
export const splitTarget = target.now;
