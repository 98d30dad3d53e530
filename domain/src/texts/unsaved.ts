/** Work that is not on the server yet and that Log Out would delete; ours (D-42, D-47). */
export const UNSAVED_TEXTS = {
  putBack: (form: string) => `${form}: your earlier changes are back in the form.`,
  logOutTitle: 'Log out and delete unsaved work?',
  logOutBody: 'This work is only on this device. Logging out deletes it:',
  andMore: (count: number) => `and ${count} more`,
  logOut: 'Delete and log out',
  stay: 'Stay signed in',
} as const;
