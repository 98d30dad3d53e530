import { commandTarget } from './command-target';

/** What opens the times to snooze the ticket that is shown (D-119). */
const target = commandTarget<() => void>();

export const offerSnooze = target.offer;
export const snoozeTarget = target.now;
