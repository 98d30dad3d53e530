import { clip, oneLine } from '@harborline/domain/text/clip';

const LONGEST_WORDS = 80;

/** The first words of a message, on one line. */
export const shortWords = (text: string): string => {
  const line = oneLine(text);
  return line.length > LONGEST_WORDS ? `${clip(line, LONGEST_WORDS)}…` : line;
};
