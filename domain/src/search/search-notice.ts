import { SEARCH_TEXTS } from '../texts/search';

export interface SearchNotice {
  /** blank search: keep the view, or return to the view of all (S5-16, S5-17) */
  readonly isBlank: boolean;
  /** dismissible, does not hide results; '' for none (S5-18) */
  readonly warning: string;
  /** '' unless a search of several words found nothing (S5-19) */
  readonly emptyMessage: string;
  /** nothing found: offer the contact form (D-26) */
  readonly offersContact: boolean;
}

/** The messages a search screen shows beside its results. */
export function searchNotice(query: string, resultCount: number): SearchNotice {
  const words = query.trim().split(/\s+/).filter(Boolean);
  const isOneWord = words.length === 1;
  const isEmpty = words.length > 0 && resultCount === 0;
  return {
    isBlank: words.length === 0,
    warning: isOneWord ? SEARCH_TEXTS.oneWordWarning : '',
    emptyMessage: isEmpty && !isOneWord ? SEARCH_TEXTS.noArticleFound : '',
    offersContact: isEmpty,
  };
}
