import { commandTarget } from '../commands/command-target';

/** What opens the dialog of macros for the ticket that is shown, with one of them chosen, by its ref. */
const target = commandTarget<(macroRef: string) => void>();

export const offerMacros = target.offer;
export const macroTarget = target.now;
