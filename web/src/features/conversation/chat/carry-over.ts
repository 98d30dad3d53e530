import { LIMITS } from '@harborline/domain/limits';
import { clip } from '@harborline/domain/text/clip';
import { keptValue } from '../../../shared/storage/kept';
import { answerKey, isAnswer } from '../reply/kept-answer';
import { keepUnsent, readUnsent } from '../reply/unsent-store';
import { type ChatWords, isWords, wordsKey } from './start-words';

/**
 * Takes to the form of the next chat who the visitor of an ended one is, and what was written meanwhile: messages that
 * could not be sent any more, and the text in the composer.
 */
export function carryOver(
  libraryId: string,
  conversationRef: string,
  { name, email }: Pick<ChatWords, 'name' | 'email'>,
): void {
  const answer = keptValue('tab', answerKey(conversationRef), (stored) => (isAnswer(stored) ? stored : null));
  const words = keptValue('tab', wordsKey(libraryId), (stored) => (isWords(stored) ? stored : null));
  const unsent = readUnsent(conversationRef).map(({ text }) => text);
  const text = [...unsent, answer.read() ?? ''].filter((one) => one.trim() !== '').join('\n\n');
  if (text + name + email === '') return;
  words.write({ name, email, text: clip(text, LIMITS.messageText) });
  answer.write(null);
  keepUnsent(conversationRef, []);
}
