/** The deletion of texts that staff write, which can be undone for a while (D-47). */
export const DELETION_TEXTS = {
  /** while that can be undone: readers have lost it, and it is gone a little later */
  deleting: (title: string) => `“${title}” is being deleted.`,
  undo: 'Undo',
  undone: 'Undone.',
  undoTooLate: 'It is too late to undo this.',
  undoFailed: (title: string) =>
    `“${title}” is not deleted, but readers do not have it back. Please try again.`,
  failed: (title: string) => `“${title}” could not be deleted. Please try again.`,
  changed: (title: string) => `“${title}” was not deleted, because somebody has changed it meanwhile.`,
} as const;
