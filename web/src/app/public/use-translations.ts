import type { TranslationPair } from '@harborline/domain/translation/create-translator';
import { useEffect } from 'react';
import { report } from '../../shared/config/report';
import { useResource } from '../../shared/hooks/use-resource';
import { loadTranslations, translationsResource } from '../../shared/library/library-resources';
import { keepTranslated, stopTranslating } from './translations';

/** If there are only date tokens to replace, that can wait until the page has rendered. */
const TOKENS_ONLY_DELAY_MS = 400;

/**
 * Applies a library's translations on its help center (S3-19, D-25); null for other pages.
 * @returns the translations; null until they are read
 */
export function useTranslations(libraryId: string | null): readonly TranslationPair[] | null {
  const found = useResource(libraryId === null ? null : translationsResource(libraryId), () =>
    loadTranslations(libraryId ?? ''),
  );
  const pairs = found.status === 'ready' ? found.data : null;
  useEffect(() => {
    if (libraryId === null || pairs === null) return undefined;
    const timer = setTimeout(
      () => void keepTranslated(pairs).catch((error: unknown) => report('translations', error)),
      pairs.length > 0 ? 0 : TOKENS_ONLY_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [libraryId, pairs]);
  useEffect(() => (libraryId === null ? undefined : stopTranslating), [libraryId]);
  return pairs;
}
