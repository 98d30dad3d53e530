import { commandTarget } from './command-target';

/** What follows the ticket that is shown, or ends that (D-123). */
const target = commandTarget<() => void>();

export const offerFollow = target.offer;
export const followTarget = target.now;
