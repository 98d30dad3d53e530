import { LateFallback, latePage } from '../../../shared/ui-public/late-page';
import { Loading, SkeletonLines } from '../../../shared/ui-public/state-panels';
import { useEngineFor } from '../use-help-center';
import type { SearchResultsProps } from './search-results';

const Results = latePage(async () => (await import('./search-results')).SearchResults);

/** Loads the code of search results in advance of the first search. */
export const preloadSearchResults = Results.preload;

/** The results of a search. Their code loads with the first search, in parallel with the data. */
export function SearchResults(props: SearchResultsProps) {
  useEngineFor(props.query, props.page);
  const waiting = (
    <Loading>
      <SkeletonLines count={6} className="card padded" />
    </Loading>
  );
  return (
    <LateFallback shown={waiting}>
      <Results {...props} />
    </LateFallback>
  );
}
