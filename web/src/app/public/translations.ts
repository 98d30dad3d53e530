import type { TranslationPair } from '@harborline/domain/translation/create-translator';

interface Running {
  /** the translations as a string, to compare them with later ones */
  readonly words: string;
  readonly stop: () => void;
}

let running: Running | null = null;

const wordsOf = (pairs: readonly TranslationPair[]): string => JSON.stringify(pairs);

/** Ends the translation of the page. */
export function stopTranslating(): void {
  running?.stop();
  running = null;
}

/**
 * Keeps the page translated from now on (S3-19, D-25). Repeating the same translations changes nothing.
 * @param isTranslated whether the server has already translated the page
 */
export async function keepTranslated(pairs: readonly TranslationPair[], isTranslated = false): Promise<void> {
  const { translatePage } = await import('../../shared/ui-public/translate-page');
  const words = wordsOf(pairs);
  if (running?.words === words) return;
  stopTranslating();
  running = { words, stop: translatePage(document.body, pairs, isTranslated) };
}
