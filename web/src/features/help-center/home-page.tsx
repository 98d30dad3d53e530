import { homeOf } from '@harborline/domain/help-center/help-center-home';
import { listPage } from '@harborline/domain/help-center/list-page';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useState } from 'react';
import { useDocumentMeta } from '../../shared/hooks/use-document-meta';
import { companyName, useLibrary } from '../../shared/library/library-scope';
import { Link } from '../../shared/router/link';
import { usePageLocation, useQueryParameter } from '../../shared/router/navigation';
import { Icon } from '../../shared/ui-public/icons';
import { OwnConversationLink } from '../../shared/ui-public/own-conversation-link';
import { PageTitle } from '../../shared/ui-public/page-title';
import { CategoryGrid } from './categories/category-grid';
import { PagePart } from './page-part';
import { PopularArticles } from './popular-articles';
import { SearchResults } from './search/lazy-search-results';
import { SearchBox } from './search/search-box';
import { useServerAnswer } from './use-help-center';

/** The help library's front page: all categories (S2.2-07) under the library's own headline, or search results (S2.2-08). */
export function HomePage() {
  const { library, links } = useLibrary();
  const query = useQueryParameter('q').trim();
  const [emptyQuery, setEmptyQuery] = useState('');
  const page = listPage(usePageLocation().search);
  const rendered = useServerAnswer(query, page);
  const isFound = rendered === undefined ? emptyQuery !== query : rendered.results.length > 0;
  const isEmpty = page === 1 && !isFound;
  const { headline, introduction, hasPopularArticles, showsArticlesFirst } = homeOf(library);
  const popular = hasPopularArticles && <PopularArticles />;
  const { title, description, keywords } = library.settings.metaData;
  const homeTitle = title || HELP_CENTER_TEXTS.helpCenterOf(companyName(library));
  // Without the visitor's words, which no translation may change.
  const searchTitle = `${HELP_CENTER_TEXTS.searchResults} | ${companyName(library)}`;
  const isSearch = query !== '';
  useDocumentMeta(isSearch ? searchTitle : homeTitle, isSearch ? '' : description, isSearch ? '' : keywords);
  return (
    <>
      <div className="hero" data-is-small={query !== ''}>
        <div className="page">
          <PageTitle className="hero-title">{headline || HELP_CENTER_TEXTS.heading}</PageTitle>
          {introduction !== '' && query === '' && (
            <p className="hero-introduction" dir="auto">
              {introduction}
            </p>
          )}
          <PagePart name="search">
            <SearchBox query={query} />
          </PagePart>
        </div>
      </div>
      <div className="page section">
        {query === '' ? (
          <>
            <OwnConversationLink />
            {showsArticlesFirst && popular}
            <CategoryGrid />
            {!showsArticlesFirst && popular}
          </>
        ) : (
          <section className="search-view" aria-label={HELP_CENTER_TEXTS.searchResults}>
            <div className="search-head">
              <Link to={links.home()} className="back-link" aria-label={HELP_CENTER_TEXTS.back}>
                <Icon name="back" />
              </Link>
              <h2>
                {isEmpty ? HELP_CENTER_TEXTS.noResultsFor : HELP_CENTER_TEXTS.resultsFor} “
                <span data-user-text="">{query}</span>”
              </h2>
            </div>
            <SearchResults
              query={query}
              page={page}
              pageLink={(other) => links.search(query, other)}
              onFound={(count) => setEmptyQuery(count === 0 ? query : '')}
            />
            {isEmpty && <PopularArticles />}
          </section>
        )}
      </div>
    </>
  );
}
