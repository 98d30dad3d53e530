import { keptValue } from '../../../shared/storage/kept';

interface Seen {
  readonly ref: string;
  /** of the newest answer that the visitor saw, in milliseconds */
  readonly atMs: number;
}

const isSeen = (stored: unknown): stored is Seen => {
  const { ref, atMs } = Object(stored);
  return typeof ref === 'string' && typeof atMs === 'number';
};

/** Of the conversation that showed last: a page that loads again goes on to count from there. */
const kept = keptValue('device', 'harborline-seen', (stored) => (isSeen(stored) ? stored : null));

/** When the newest answer came that the visitor saw in a conversation, in milliseconds; 0 if that is unknown. */
export function seenAnswersMs(conversationRef: string): number {
  const seen = kept.read();
  return seen?.ref === conversationRef ? seen.atMs : 0;
}

/** Notes that the visitor saw the answers up to a time, in milliseconds. */
export function noteSeenAnswers(conversationRef: string, atMs: number): void {
  if (atMs > seenAnswersMs(conversationRef)) kept.write({ ref: conversationRef, atMs });
}
