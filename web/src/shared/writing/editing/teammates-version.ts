import type { TextVersion } from './text-kind';

function isLater(one: string, other: string): boolean {
  const [seconds = 0, nanoseconds = 0] = one.split('.').map(Number);
  const [otherSeconds = 0, otherNanoseconds = 0] = other.split('.').map(Number);
  return seconds === otherSeconds ? nanoseconds > otherNanoseconds : seconds > otherSeconds;
}

/** Whether a reported version may be a teammate's save; the report of one's own save may come late. */
export function mayBeTeammates(reported: string | null, known: TextVersion, isPublished: boolean): boolean {
  const own = isPublished ? known.draft : known.article;
  if (reported === null) return own !== null;
  return own === null || isLater(reported, own);
}
