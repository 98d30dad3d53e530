import { commandTarget } from './command-target';

/** What links the ticket that is shown with another one (D-127). */
const target = commandTarget<() => void>();

export const offerLink = target.offer;
export const linkTarget = target.now;
