/** Texts that every form of the admin area shares. */
export const FORM_TEXTS = {
  save: 'Save changes',
  saving: 'Saving…',
  discard: 'Discard',
  /** on the pages for what visitors meet, the widget and the contact form; S2.3-35 names both words */
  ofWidget: { save: 'Save Changes', discard: 'Cancel' },
  unsaved: 'Unsaved changes',
  unsavedCount: (count: number) => `${count} unsaved ${count === 1 ? 'change' : 'changes'}`,
} as const;
