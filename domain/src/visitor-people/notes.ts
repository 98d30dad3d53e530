import { LIMITS } from '../limits';
import { clip } from '../text/clip';

const BETWEEN = '\n\n';

/** The notes of two people who become one (D-129). */
export const joinNotes = (own = '', added = ''): string =>
  clip([own, added].filter((notes) => notes !== '').join(BETWEEN), LIMITS.personNotes);

/** The notes without what was added by a merge, unless somebody has written there since. */
export function withoutNotes(notes: string, added: string): string {
  if (added === '' || notes === added) return added === '' ? notes : '';
  return notes.endsWith(BETWEEN + added) ? notes.slice(0, -(BETWEEN + added).length) : notes;
}
