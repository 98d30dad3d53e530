import type { FileIndex } from '@harborline/domain/export/file-index';
import { articleFile, SITE_FILES } from '@harborline/domain/export/site-paths';
import { PAGE_PARAMETER } from '@harborline/domain/help-center/list-page';
import type { SearchAnswer } from '@harborline/domain/search/search-engine';
import { searchNotice } from '@harborline/domain/search/search-notice';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { SEARCH_TEXTS } from '@harborline/domain/texts/search';
import type { AnchorHTMLAttributes } from 'react';
import { StatePanel } from '../../../shared/ui-public/state-panels';
import { PageNav } from '../page-nav';
import { CategoryTrail } from './category-trail';
import { Highlighted } from './highlighted';
import { summaryOf } from './search-summary';

interface FileResultsProps {
  readonly query: string;
  /** counted from 1 */
  readonly page: number;
  readonly answer: SearchAnswer;
  readonly paths: FileIndex['paths'];
}

/** Address of a page of results. A file has no server that knows it, so the script reads it from there. */
const pageLink = (query: string) => (page: number) =>
  `${SITE_FILES.search}?${new URLSearchParams({ q: query, ...(page > 1 && { [PAGE_PARAMETER]: String(page) }) })}`;

/** Files are opened as such, not within the page. */
const FileLink = ({
  to,
  ...attributes
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: string }) => <a {...attributes} href={to} />;

function NoFurtherResults({ query }: { query: string }) {
  return (
    <StatePanel icon="search" title={SEARCH_TEXTS.noFurtherResults}>
      <a href={pageLink(query)(1)} className="button">
        {SEARCH_TEXTS.firstResults}
      </a>
    </StatePanel>
  );
}

function NothingFound({ query }: { query: string }) {
  const { emptyMessage } = searchNotice(query, 0);
  return (
    <StatePanel icon="search" title={emptyMessage}>
      <p className={emptyMessage === '' ? 'state-title' : 'muted'}>
        {SEARCH_TEXTS.nothingFoundFor} “<span data-user-text="">{query}</span>”. {SEARCH_TEXTS.tryOtherWords}
      </p>
    </StatePanel>
  );
}

/** What a search of an exported site found: links to the files of articles, 100 on a page. */
export function FileResults({ query, page, answer, paths }: FileResultsProps) {
  const { results, hasMore = false } = answer;
  if (results.length === 0 && page > 1) return <NoFurtherResults query={query} />;
  const heading = results.length === 0 ? HELP_CENTER_TEXTS.noResultsFor : HELP_CENTER_TEXTS.resultsFor;
  return (
    <>
      <div className="search-head">
        <h2>
          {heading} “<span data-user-text="">{query}</span>”
        </h2>
      </div>
      {results.length === 0 ? (
        <NothingFound query={query} />
      ) : (
        <>
          <p className="result-count" role="status">
            {summaryOf(answer, page)}
          </p>
          <ul className="rows card">
            {results.map(({ id, titleParts, snippetParts, categoryId }) => (
              <li className="result" key={id}>
                <a className="result-row" href={articleFile(id)}>
                  <span className="result-words">
                    <span className="result-title">
                      <bdi>
                        <Highlighted parts={titleParts} />
                      </bdi>
                    </span>
                    <CategoryTrail path={paths[categoryId] ?? []} />
                    <span className="result-snippet">
                      <bdi>
                        <Highlighted parts={snippetParts} />
                      </bdi>
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <PageNav page={page} hasNext={hasMore} to={pageLink(query)} Anchor={FileLink} />
        </>
      )}
    </>
  );
}
