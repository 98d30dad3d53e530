import { commandTarget } from './command-target';

/** What closes the ticket that is shown, or reopens it. */
interface CloseCommand {
  readonly isClosed: boolean;
  readonly run: () => void;
}

const target = commandTarget<CloseCommand>();

export const offerClose = target.offer;
export const closeTarget = target.now;
