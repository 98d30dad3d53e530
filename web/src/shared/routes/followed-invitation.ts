const KEY = 'harborline-followed-invitation';

/** That an invitation was followed in this tab: whoever is signed in here may not be whom it was for. */
export const followedInvitation = {
  note: (): void => window.sessionStorage.setItem(KEY, 'yes'),
  isNoted: (): boolean => window.sessionStorage.getItem(KEY) !== null,
  forget: (): void => window.sessionStorage.removeItem(KEY),
};
