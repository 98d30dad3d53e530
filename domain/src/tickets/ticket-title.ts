import { LIMITS } from '../limits';
import { clip, oneLine } from '../text/clip';

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day))(?:[ ,][^,.!?:]{0,40})?[,.!:]?$/i;

/** At most `limit` characters, cut between words and marked with an ellipsis. */
function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = clip(text, limit - 1);
  const lastSpace = text[cut.length] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.-]+$/, '')}…`;
}

/** Title of a ticket: the first sentence of the request, without a greeting before it (D-54). */
export function ticketTitle(requestText: string): string {
  const sentences = [...SENTENCES.segment(requestText)]
    .map(({ segment }) => oneLine(segment))
    .filter(Boolean);
  const first = sentences.find((sentence) => !GREETING.test(sentence)) ?? sentences[0] ?? '';
  return cutAtWord(first, LIMITS.ticketTitle);
}

/** A ticket's number as people see it. */
export const shortNumber = (number: number): string => `#${number}`;
