import { LIMITS } from '@harborline/domain/limits';
import { type DraftOptions, rewriteDraft } from '../reply/use-draft';

/** Takes a text out again. @returns false if it was changed or sent since */
export type TakeOut = () => boolean;

/**
 * Puts a text behind what is being written.
 * @returns what takes it out again; null if the message would be too long
 */
export function putText(draft: DraftOptions, text: string): TakeOut | null {
  let before = '';
  let after = '';
  const isPut = rewriteDraft(draft, (written) => {
    before = written;
    after = written.trim() === '' ? text : `${written}\n\n${text}`;
    return after.length > LIMITS.messageText ? null : after;
  });
  return isPut ? () => rewriteDraft(draft, (now) => (now === after ? before : null)) : null;
}
