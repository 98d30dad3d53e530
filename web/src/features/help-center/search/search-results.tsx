import { categoryPath, visibleCategoryIds } from '@harborline/domain/help-center/visible-categories';
import type { SearchAnswer, SearchResult } from '@harborline/domain/search/search-engine';
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

/** The answer to a search, of the server or of the library's engine; null until it is there. */
function useAnswer(query: string, page: number) {
  const tree = useCategoryTree();
  const rendered = useServerAnswer(query, page);
  const engine = useEngineFor(query, page);
  const ask = useMemo(() => {
    const isReady = engine.status === 'ready' && tree.status === 'ready';
    if (rendered !== undefined || !isReady) return null;
    const { data } = engine;
    return () => data.search(query, visibleCategoryIds(tree.data), page);
  }, [query, page, rendered, engine, tree]);
  const searched = useFound(ask);
  const answer = rendered ?? (searched.status === 'ready' ? searched.answer : null);
  const failed = [engine, tree].find(({ status }) => status === 'failed');
  if (failed?.status === 'failed') return { answer, tree, retry: failed.retry };
  return { answer, tree, retry: searched.status === 'failed' ? () => location.reload() : null };
}

/** The open result, which is noted with the search. */
function useOpenResult(onSelect: SearchResultsProps['onSelect']) {
  const { library } = useLibrary();
  const [openId, setOpenId] = useState<string | null>(null);
  const toggle = ({ id, title }: SearchResult) => {
    const next = openId === id ? null : id;
    setOpenId(next);
    if (next !== null) void addToSearch(library.id, { article_read_id: id, article_read_title: title });
    onSelect?.(next);
  };
  return { openId, toggle };
}

interface ResultRowsProps {
  readonly query: string;
  readonly page: number;
  readonly tree: ReturnType<typeof useCategoryTree>;
  readonly hasFeedback: boolean;
  readonly openId: string | null;
  readonly toggle: (result: SearchResult) => void;
}

function ResultRows({
  results,
  query,
  page,
  tree,
  hasFeedback,
  openId,
  toggle,
}: ResultRowsProps & { results: readonly SearchResult[] }) {
  return (
    <ul className="rows card">
      {results.map((result) => (
        <ResultItem
          key={result.id}
          result={result}
          query={query}
          page={page}
          path={tree.status === 'ready' ? categoryPath(tree.data, result.categoryId) : []}
          isSelected={result.id === openId}
          hasFeedback={hasFeedback}
          onToggle={() => toggle(result)}
        />
      ))}
    </ul>
  );
}

interface FoundResultsProps extends ResultRowsProps {
  readonly pageLink: SearchResultsProps['pageLink'];
  readonly answer: SearchAnswer;
}

function FoundResults({ answer, pageLink, ...rows }: FoundResultsProps) {
  const { results } = answer;
  const { page } = rows;
  return (
    <>
      <p className="result-count" role="status" dir="auto">
        {summaryOf(answer, page)}
      </p>
      <ResultRows results={results.slice(0, FIRST_RESULTS)} {...rows} />
      {results.length > FIRST_RESULTS && (
        // An element that unfolds without a script.
        <details key={`${rows.query}/${page}`} className="more-results">
          <summary className="button quiet more">
            {SEARCH_TEXTS.moreResults(results.length - FIRST_RESULTS)}
          </summary>
          <ResultRows results={results.slice(FIRST_RESULTS)} {...rows} />
        </details>
      )}
      {pageLink && <PageLinks page={page} hasNext={answer.hasMore === true} to={pageLink} />}
    </>
  );
}

/** Search results (S2.2-08), 100 on a page (S9-21); choosing a result opens its article in place, choosing it again closes it. */
export function SearchResults({ query, page = 1, pageLink, onFound, onSelect }: SearchResultsProps) {
  const { answer, tree, retry } = useAnswer(query, page);
  const opened = useOpenResult(onSelect);
  const found = answer?.results.length;
  useEffect(() => {
    if (found !== undefined) onFound?.(found);
  }, [found, onFound]);
  // A search is recorded with its first page.
  useSearchLog(query, page === 1 ? (found ?? null) : null);
  if (retry !== null) return <LoadFailed retry={retry} />;
  if (answer === null || found === undefined) {
    return (
      <Loading>
        <SkeletonLines count={6} className="card padded" />
      </Loading>
    );
  }
  if (found === 0 && page > 1 && pageLink) return <NoFurtherResults first={pageLink(1)} />;
  const notice = searchNotice(query, found);
  const rows = { query, page, tree, hasFeedback: onSelect === undefined, ...opened };
  return (
    <>
      <OneWordWarning key={query} warning={notice.warning} />
      {found === 0 ? (
        <NothingFound query={query} message={notice.emptyMessage} />
      ) : (
        <FoundResults answer={answer} pageLink={pageLink} {...rows} />
      )}
    </>
  );
}
