/** Words of the parts that every screen of the admin area is made of. */
export const KIT_TEXTS = {
  loading: 'Loading',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  filter: 'Filter',
  /** asked before unsaved changes are left behind */
  leaveTitle: 'Unsaved changes',
  leave: 'Leave',
  stay: 'Stay',
} as const;
