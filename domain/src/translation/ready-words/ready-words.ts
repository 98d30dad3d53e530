import { translationKey } from '../check-translation';
import type { TranslationPair } from '../create-translator';
import { CHAT_WORDS } from './chat-words';
import { CONTACT_WORDS } from './contact-words';
import { HELP_WORDS } from './help-words';

/** Languages with ready-made words: their codes in BCP 47, and their names in themselves. */
export const READY_LANGUAGES = { de: 'Deutsch', es: 'Español', fr: 'Français' } as const;
export type ReadyLanguage = keyof typeof READY_LANGUAGES;

const COLUMN = { de: 1, es: 2, fr: 3 } as const;
const ROWS = [...HELP_WORDS, ...CONTACT_WORDS, ...CHAT_WORDS];

/** The product's own words for visitors in a language, as translations of a library (D-25, D-95). */
export const readyWords = (language: ReadyLanguage): readonly TranslationPair[] =>
  ROWS.map((row) => ({ source: row[0], translation: row[COLUMN[language]] }));

/** The ready-made words of a language for which a library has none of its own yet. */
export function missingWords(
  language: ReadyLanguage,
  pairs: readonly TranslationPair[],
): readonly TranslationPair[] {
  const present = new Set(pairs.map(({ source }) => translationKey(source)));
  return readyWords(language).filter(({ source }) => !present.has(translationKey(source)));
}
