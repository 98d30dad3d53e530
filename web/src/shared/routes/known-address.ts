import { keptText } from '../storage/kept';

/** The address of an invitation or a new password of this tab, to fill in the sign-in form. */
export const knownAddress = keptText('tab', 'harborline-known-address');
