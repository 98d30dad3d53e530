import type { FileIndex } from '@harborline/domain/export/file-index';
import { articleFile } from '@harborline/domain/export/site-paths';
import type { SearchAnswer } from '@harborline/domain/search/search-engine';
import { searchNotice } from '@harborline/domain/search/search-notice';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { SEARCH_TEXTS } from '@harborline/domain/texts/search';
import { StatePanel } from '../../../shared/ui-public/state-panels';
import { CategoryTrail } from './category-trail';
import { Highlighted } from './highlighted';

interface FileResultsProps {
  readonly query: string;
  readonly answer: SearchAnswer;
  readonly paths: FileIndex['paths'];
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

/** What a search of an exported site found: links to the files of articles. */
export function FileResults({ query, answer: { results, isSimilarOnly }, paths }: FileResultsProps) {
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
            {isSimilarOnly ? SEARCH_TEXTS.similarResults : SEARCH_TEXTS.resultCount(results.length)}
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
        </>
      )}
    </>
  );
}
