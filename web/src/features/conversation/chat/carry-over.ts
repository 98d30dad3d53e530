import { LIMITS } from '@harborline/domain/limits';
import { clip } from '@harborline/domain/text/clip';
import { keptValue } from '../../../shared/storage/kept';
import { answerKey, isAnswer } from '../reply/kept-answer';
import { keepUnsent, readUnsent } from '../reply/unsent-store';
import { EMPTY_WORDS, isWords, wordsKey } from './start-words';

/**
 * Takes what a visitor wrote in a chat that ended meanwhile to the form of the next one: messages that could not be sent
 * any more, and the text in the composer.
 */
export function carryOver(libraryId: string, conversationRef: string): void {
  const answer = keptValue('tab', answerKey(conversationRef), (stored) => (isAnswer(stored) ? stored : null));
  const words = keptValue('tab', wordsKey(libraryId), (stored) => (isWords(stored) ? stored : null));
  const unsent = readUnsent(conversationRef).map(({ text }) => text);
  const text = [...unsent, answer.read() ?? ''].filter((one) => one.trim() !== '').join('\n\n');
  if (text === '') return;
  words.write({ ...(words.read() ?? EMPTY_WORDS), text: clip(text, LIMITS.messageText) });
  answer.write(null);
  keepUnsent(conversationRef, []);
}
