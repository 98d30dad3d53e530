/** What only an exported site says; the wording is ours. */
export const EXPORT_TEXTS = {
  searchNeedsScript: 'Searching needs JavaScript.',
} as const;
