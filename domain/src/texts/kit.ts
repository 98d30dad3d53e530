/** Texts of the components that all admin screens share. */
export const KIT_TEXTS = {
  loading: 'Loading',
  offlineTitle: 'Not loaded while offline',
  offlineBody: 'This appears by itself when the connection is back.',
  retry: 'Try again',
  close: 'Close',
  discard: 'Discard',
  dismiss: 'Dismiss',
  ok: 'OK',
  today: 'Today',
  yesterday: 'Yesterday',
  cancel: 'Cancel',
  filter: 'Filter',
  /** asked before the user leaves unsaved changes */
  leaveTitle: 'Unsaved changes',
  leave: 'Leave',
  stay: 'Stay',
  /** asked before a dialog closes with unsaved changes */
  closeBody: 'Your changes are not saved yet. Close without saving them?',
  keepEditing: 'Keep editing',
} as const;
