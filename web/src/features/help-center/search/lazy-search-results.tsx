import { lazy, Suspense } from 'react';
import { Loading, SkeletonLines } from '../../../shared/ui-public/state-panels';
import { useSearchEngine } from '../use-help-center';
import type { SearchResultsProps } from './search-results';

const Results = lazy(async () => ({ default: (await import('./search-results')).SearchResults }));

/** What a search found. Its code comes with the first search, at the same time as the data. */
export function SearchResults(props: SearchResultsProps) {
  useSearchEngine(true);
  const waiting = (
    <Loading>
      <SkeletonLines count={6} className="card padded" />
    </Loading>
  );
  return (
    <Suspense fallback={waiting}>
      <Results {...props} />
    </Suspense>
  );
}
