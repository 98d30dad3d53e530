import { fold } from './normalise';

const ASCII = /^[\x20-\x7f]*$/;

/**
 * Tests whether a text, once folded, contains a phrase. Texts are folded only where another language or a typographic
 * sign asks for it.
 * @param phrase folded words
 */
export function phraseMatcher(phrase: string): (text: string) => boolean {
  if (!ASCII.test(phrase)) return (text) => fold(text).includes(phrase);
  // Words are letters and digits, so that nothing in the phrase has a meaning of its own here.
  const pattern = new RegExp(phrase, 'i');
  return (text) => pattern.test(text) || (!ASCII.test(text) && fold(text).includes(phrase));
}
