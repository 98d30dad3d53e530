import { categoryPath, visibleCategoryIds } from '@harborline/domain/help-center/visible-categories';
import type { SearchResult } from '@harborline/domain/search/search-engine';
import { searchNotice } from '@harborline/domain/search/search-notice';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { SEARCH_TEXTS } from '@harborline/domain/texts/search';
import { useEffect, useMemo, useState } from 'react';
import { isContactOpen, useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { Icon } from '../../../shared/ui-public/icons';
import { LoadFailed, Loading, SkeletonLines, StatePanel } from '../../../shared/ui-public/state-panels';
import { PageLinks } from '../page-links';
import { useCategoryTree, useEngineFor, useServerAnswer } from '../use-help-center';
import './search-results.css';
import { ResultItem } from './result-item';
import { addToSearch, useSearchLog } from './search-log';
import { summaryOf } from './search-summary';
import { useFound } from './use-found';

/** Number of results shown at first; the rest of the page is folded up. */
const FIRST_RESULTS = 10;

function OneWordWarning({ warning }: { warning: string }) {
  const [isDismissed, setIsDismissed] = useState(false);
  if (warning === '' || isDismissed) return null;
  return (
    <div className="search-tip" role="status">
      <p dir="auto">{warning}</p>
      <button
        type="button"
        className="icon-button"
        aria-label={HELP_CENTER_TEXTS.dismiss}
        onClick={() => setIsDismissed(true)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

function NothingFound({ query, message }: { query: string; message: string }) {
  const { library, links } = useLibrary();
  const canAsk = isContactOpen(library);
  return (
    <StatePanel icon="search" title={message}>
      <p className={message === '' ? 'state-title' : 'muted'}>
        {SEARCH_TEXTS.nothingFoundFor} “<span data-user-text="">{query}</span>”.{' '}
        {canAsk ? SEARCH_TEXTS.tryOtherWordsOrAsk : SEARCH_TEXTS.tryOtherWords}
      </p>
      {canAsk && (
        <Link to={links.contact()} className="button">
          {HELP_CENTER_TEXTS.contactUs}
        </Link>
      )}
    </StatePanel>
  );
}

export interface SearchResultsProps {
  readonly query: string;
  /** counted from 1 (S9-21) */
  readonly page?: number;
  /** address of another page; without it there is only one */
  readonly pageLink?: (page: number) => string;
  /** called with the number of articles once a search has finished */
  readonly onFound?: (count: number) => void;
  /** called with the open result; the caller then asks whether it helped, instead of each article */
  readonly onSelect?: (articleId: string | null) => void;
}

/** Shown for a page after the last. */
function NoFurtherResults({ first }: { first: string }) {
  return (
    <StatePanel icon="search" title={SEARCH_TEXTS.noFurtherResults}>
      <Link to={first} className="button">
        {SEARCH_TEXTS.firstResults}
      </Link>
    </StatePanel>
  );
}

/** Search results (S2.2-08), 100 on a page (S9-21); choosing a result opens its article in place, choosing it again closes it. */
export function SearchResults({ query, page = 1, pageLink, onFound, onSelect }: SearchResultsProps) {
  const { library } = useLibrary();
  const tree = useCategoryTree();
  const rendered = useServerAnswer(query, page);
  const engine = useEngineFor(query, page);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const ask = useMemo(() => {
    const isReady = engine.status === 'ready' && tree.status === 'ready';
    if (rendered !== undefined || !isReady) return null;
    const { data } = engine;
    return () => data.search(query, visibleCategoryIds(tree.data), page);
  }, [query, page, rendered, engine, tree]);
  const searched = useFound(ask);
  const answer = rendered ?? (searched.status === 'ready' ? searched.answer : null);
  const foundCount = answer?.results.length;
  useEffect(() => {
    if (foundCount !== undefined) onFound?.(foundCount);
  }, [foundCount, onFound]);
  // A search is recorded with its first page.
  useSearchLog(query, page === 1 ? (foundCount ?? null) : null);
  const toggle = ({ id, title }: SearchResult) => {
    const next = selectedId === id ? null : id;
    setSelectedId(next);
    if (next !== null) void addToSearch(library.id, { article_read_id: id, article_read_title: title });
    onSelect?.(next);
  };
  if (engine.status === 'failed') return <LoadFailed retry={engine.retry} />;
  if (tree.status === 'failed') return <LoadFailed retry={tree.retry} />;
  if (searched.status === 'failed') return <LoadFailed retry={() => location.reload()} />;
  if (answer === null) {
    return (
      <Loading>
        <SkeletonLines count={6} className="card padded" />
      </Loading>
    );
  }
  const found = answer.results.length;
  if (found === 0 && page > 1 && pageLink) return <NoFurtherResults first={pageLink(1)} />;
  const notice = searchNotice(query, found);
  const rows = (results: readonly SearchResult[]) => (
    <ul className="rows card">
      {results.map((result) => (
        <ResultItem
          key={result.id}
          result={result}
          query={query}
          path={tree.status === 'ready' ? categoryPath(tree.data, result.categoryId) : []}
          isSelected={result.id === selectedId}
          hasFeedback={onSelect === undefined}
          onToggle={() => toggle(result)}
        />
      ))}
    </ul>
  );
  const isFolded = found > FIRST_RESULTS;
  return (
    <>
      <OneWordWarning key={query} warning={notice.warning} />
      {found === 0 ? (
        <NothingFound query={query} message={notice.emptyMessage} />
      ) : (
        <>
          <p className="result-count" role="status" dir="auto">
            {summaryOf(answer, page)}
          </p>
          {rows(answer.results.slice(0, FIRST_RESULTS))}
          {isFolded && (
            // An element that unfolds without a script.
            <details key={`${query}/${page}`} className="more-results">
              <summary className="button quiet more">
                {SEARCH_TEXTS.moreResults(found - FIRST_RESULTS)}
              </summary>
              {rows(answer.results.slice(FIRST_RESULTS))}
            </details>
          )}
          {pageLink && <PageLinks page={page} hasNext={answer.hasMore === true} to={pageLink} />}
        </>
      )}
    </>
  );
}
