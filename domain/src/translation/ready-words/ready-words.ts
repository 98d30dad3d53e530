import { translationKey } from '../check-translation';
import type { TranslationPair } from '../create-translator';
import { BACK_ROWS } from './back-rows';
import { CHAT_WORDS } from './chat-words';
import { CONTACT_WORDS } from './contact-words';
import { FORM_WORDS } from './form-words';
import { HELP_WORDS } from './help-words';
import type { WordRow } from './word-row';

/** Languages with ready-made words: their codes in BCP 47, and their names in themselves. */
export const READY_LANGUAGES = { de: 'Deutsch', es: 'Español', fr: 'Français' } as const;
export type ReadyLanguage = keyof typeof READY_LANGUAGES;

const COLUMN = { de: 1, es: 2, fr: 3 } as const;
const ROWS = [...HELP_WORDS, ...CONTACT_WORDS, ...CHAT_WORDS, ...FORM_WORDS, ...BACK_ROWS];

/** A translation of a library. */
interface StoredPair extends TranslationPair {
  readonly id: string;
}

/** A translation that changes, and what it was before. */
export interface ReplacedWord extends StoredPair {
  readonly before: string;
}

/** What taking over a language's ready-made words adds to a library's translations, and changes in them. */
export interface ReadyChanges {
  readonly missing: readonly TranslationPair[];
  readonly replaced: readonly ReplacedWord[];
}

/** Whether a translation is a ready-made word as it was taken over, in any language. */
const isTakenOver = (row: WordRow, translation: string): boolean => row.slice(1).includes(translation);

/** A library keeps the words that it has translated itself; those that it took over in another language are replaced. */
export function readyChanges(language: ReadyLanguage, stored: readonly StoredPair[]): ReadyChanges {
  const own = new Map(stored.map((pair) => [translationKey(pair.source), pair]));
  const missing: TranslationPair[] = [];
  const replaced: ReplacedWord[] = [];
  for (const row of ROWS) {
    const [source, translation] = [row[0], row[COLUMN[language]]];
    const there = own.get(translationKey(source));
    if (there === undefined) missing.push({ source, translation });
    else if (there.translation !== translation && isTakenOver(row, there.translation))
      replaced.push({ id: there.id, source: there.source, translation, before: there.translation });
  }
  return { missing, replaced };
}
