import type { SearchAnswer } from '@harborline/domain/search/search-engine';
import { useEffect, useMemo, useState } from 'react';
import type { Found } from './live-search';

interface Late {
  readonly asked: Promise<SearchAnswer>;
  /** null if it failed */
  readonly answer: SearchAnswer | null;
}

type FoundState =
  | { readonly status: 'ready'; readonly answer: SearchAnswer }
  /** with what was found for the text before */
  | { readonly status: 'waiting'; readonly earlier: SearchAnswer | null }
  | { readonly status: 'failed' };

/** What a search finds, at once or later. @param ask the same function for the same search; null asks nothing */
export function useFound(ask: (() => Found) | null): FoundState {
  const asked = useMemo(() => ask?.() ?? null, [ask]);
  const [late, setLate] = useState<Late | null>(null);
  useEffect(() => {
    if (!(asked instanceof Promise)) return;
    let isWanted = true;
    const settle = (answer: SearchAnswer | null) => isWanted && setLate({ asked, answer });
    asked.then(settle, () => settle(null));
    return () => {
      isWanted = false;
    };
  }, [asked]);
  if (asked !== null && !(asked instanceof Promise)) return { status: 'ready', answer: asked };
  const isCurrent = asked !== null && late?.asked === asked;
  if (!isCurrent) return { status: 'waiting', earlier: late?.answer ?? null };
  return late.answer === null ? { status: 'failed' } : { status: 'ready', answer: late.answer };
}
