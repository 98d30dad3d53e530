/** Texts that every form of the admin area shares. */
export const FORM_TEXTS = {
  save: 'Save changes',
  saving: 'Saving…',
  discard: 'Discard',
  unsaved: 'Unsaved changes',
  unsavedCount: (count: number) => `${count} unsaved ${count === 1 ? 'change' : 'changes'}`,
} as const;
