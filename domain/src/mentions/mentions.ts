import { LIMITS } from '../limits';

/** Whom a note mentions: their names as its text has them, by uid. */
export type Mentions = Readonly<Record<string, string>>;

/** What stands in the text for somebody. */
export const mentionText = (name: string): string => `@${name}`;

/** A part of a text; marked if it names somebody. */
export interface MentionSegment {
  readonly text: string;
  readonly isMention: boolean;
}

/** Whether a text begins with a name, and not with a longer word. */
export const beginsWithName = (text: string, name: string): boolean =>
  name !== '' && text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length));

/** Whether the @ at an index is within an address or another word. */
const isInWord = (text: string, at: number): boolean => /[\p{L}\p{N}._%+-]$/u.test(text.slice(0, at));

/** The name that a text has behind the @ at an index; the longest, for names that begin alike. */
const nameAt = (text: string, at: number, longestFirst: readonly string[]): string | undefined => {
  if (isInWord(text, at)) return undefined;
  const behind = text.slice(at + 1);
  return longestFirst.find((name) => beginsWithName(behind, name));
};

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

/** Of the people who were chosen while a text was written, those whom it still names; no more than a note may mention. */
export function mentionsIn(text: string, chosen: Mentions): Mentions {
  const named = new Set(
    mentionSegments(text, chosen).flatMap((segment) => (segment.isMention ? [segment.text] : [])),
  );
  const still = Object.entries(chosen).filter(([, name]) => named.has(mentionText(name)));
  return Object.fromEntries(still.slice(0, LIMITS.mentionsPerNote));
}

/** Whether a text names somebody behind an @, whatever the case of the letters. */
export const isNamedIn = (text: string, name: string): boolean => {
  const plain = name.toLowerCase();
  return mentionSegments(text.toLowerCase(), { plain }).some(({ isMention }) => isMention);
};
