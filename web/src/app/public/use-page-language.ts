import type { LibraryPublic } from '@harborline/domain/entities/library';
import { pageLanguage } from '@harborline/domain/help-center/page-language';
import type { TranslationPair } from '@harborline/domain/translation/create-translator';
import { useEffect } from 'react';

const NO_WORDS: readonly TranslationPair[] = [];

/** Tells the browser the language and the direction of a library's help center; null for other pages. */
export function usePageLanguage(
  library: LibraryPublic | null,
  translations: readonly TranslationPair[] | null,
): void {
  useEffect(() => {
    if (library === null) return undefined;
    const { documentElement } = document;
    const { lang, dir } = pageLanguage(library, translations ?? NO_WORDS);
    documentElement.lang = lang;
    documentElement.dir = dir;
    return () => {
      documentElement.lang = 'en';
      documentElement.removeAttribute('dir');
    };
  }, [library, translations]);
}
