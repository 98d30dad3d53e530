import { LIMITS } from '../limits';
import { TRANSLATION_TEXTS } from '../texts/settings';
import type { TranslationPair } from './create-translator';
import { dateTokens } from './date-tokens';

export interface TranslationErrors {
  readonly source?: string;
  readonly translation?: string;
}

/** The form in which two sources count as the same word. */
export const translationKey = (source: string): string => source.trim().toLowerCase();

/** Why a pair cannot be saved; empty if it can. `others` are the library's other pairs. */
export function checkTranslation(
  pair: TranslationPair,
  others: readonly TranslationPair[],
): TranslationErrors {
  const key = translationKey(pair.source);
  if (key === '') return { source: TRANSLATION_TEXTS.sourceRequired };
  if (pair.source.trim().length > LIMITS.translationText) return { source: TRANSLATION_TEXTS.tooLong };
  if (key in dateTokens(new Date(0))) return { source: TRANSLATION_TEXTS.isDateToken };
  if (others.some(({ source }) => translationKey(source) === key)) {
    return { source: TRANSLATION_TEXTS.duplicate };
  }
  if (pair.translation.trim() === '') return { translation: TRANSLATION_TEXTS.translationRequired };
  return pair.translation.trim().length > LIMITS.translationText
    ? { translation: TRANSLATION_TEXTS.tooLong }
    : {};
}
