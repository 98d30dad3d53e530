import { LIMITS } from '../limits';

/** Whom a note mentions: their names as its text has them, by uid. */
export type Mentions = Readonly<Record<string, string>>;

/** What stands in the text for somebody. */
export const mentionText = (name: string): string => `@${name}`;

/** Of the people who were chosen while a text was written, those whom it still names; no more than a note may mention. */
export function mentionsIn(text: string, chosen: Mentions): Mentions {
  const named = Object.entries(chosen).filter(([, name]) => text.includes(mentionText(name)));
  return Object.fromEntries(named.slice(0, LIMITS.mentionsPerNote));
}

/** A part of a text; marked if it names somebody. */
export interface MentionSegment {
  readonly text: string;
  readonly isMention: boolean;
}

/** The name that a text has behind the @ at an index; the longest, for names that begin alike. */
const nameAt = (text: string, at: number, longestFirst: readonly string[]): string | undefined =>
  longestFirst.find((name) => text.startsWith(mentionText(name), at));

/** Splits a text at the names of those whom it mentions. */
export function mentionSegments(text: string, mentions: Mentions): MentionSegment[] {
  const names = Object.values(mentions).sort((one, other) => other.length - one.length);
  const segments: MentionSegment[] = [];
  let end = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', Math.max(at + 1, end))) {
    const name = nameAt(text, at, names);
    if (name === undefined) continue;
    if (at > end) segments.push({ text: text.slice(end, at), isMention: false });
    segments.push({ text: mentionText(name), isMention: true });
    end = at + name.length + 1;
  }
  if (end < text.length) segments.push({ text: text.slice(end), isMention: false });
  return segments;
}
