import { keptFlag } from '../storage/kept';

/** An invitation link was opened in this tab; the signed-in person may not be the invited one. */
export const followedInvitation = keptFlag('tab', 'harborline-followed-invitation');
