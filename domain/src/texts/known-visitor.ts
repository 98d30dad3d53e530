/** What forms say to a visitor whom the library's own server names (D-88); ours (D-47). */
export const KNOWN_VISITOR_TEXTS = {
  /** before the name or the address, which stands out */
  writesAs: 'You write as',
  other: 'Write under another address',
  /** the marks keep a name of another direction apart */
  again: (who: string) => `Write as \u2068${who}\u2069`,
} as const;
