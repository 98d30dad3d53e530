const BETWEEN = '\n\n';

/** The notes of two people who become one, whole: nobody has read them before (D-129). */
export const joinNotes = (own = '', added = ''): string =>
  [own, added].filter((notes) => notes !== '').join(BETWEEN);

/** The notes without what was added by a merge, unless somebody has written there since. */
export function withoutNotes(notes: string, added: string): string {
  if (added === '' || notes === added) return added === '' ? notes : '';
  return notes.endsWith(BETWEEN + added) ? notes.slice(0, -(BETWEEN + added).length) : notes;
}
