import { keptFlag } from '../storage/kept';

/** An invitation link was opened in this tab; the signed-in person may be somebody else than the one invited. */
export const followedInvitation = keptFlag('tab', 'harborline-followed-invitation');
