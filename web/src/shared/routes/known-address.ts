import { keptText } from '../storage/kept';

/** Email address of an invitation or a new password in this tab, to prefill the sign-in form. */
export const knownAddress = keptText('tab', 'harborline-known-address');
