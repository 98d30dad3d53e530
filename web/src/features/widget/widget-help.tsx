import { listPage } from '@harborline/domain/help-center/list-page';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useDocumentMeta } from '../../shared/hooks/use-document-meta';
import { companyName, useLibrary } from '../../shared/library/library-scope';
import { usePageLocation, useQueryParameter } from '../../shared/router/navigation';
import { PageTitle } from '../../shared/ui-public/page-title';
import { CategoryGrid } from '../help-center';
import { FoundArticles } from './found-articles';
import { WidgetSearch } from './widget-search';
import './widget.css';

/** The help of the widget: its search, and all topics or what was found (S2.3-08, S2.3-26 to S2.3-31). */
export function WidgetHelp() {
  const { library } = useLibrary();
  const query = useQueryParameter('q').trim();
  const page = listPage(usePageLocation().search);
  const title = query === '' ? HELP_CENTER_TEXTS.heading : HELP_CENTER_TEXTS.searchResults;
  useDocumentMeta(`${title} | ${companyName(library)}`, '');
  return (
    <div className="w-page">
      <PageTitle className={query === '' ? 'w-title' : 'visually-hidden'}>{title}</PageTitle>
      <WidgetSearch key={query} query={query} />
      {query === '' ? <CategoryGrid /> : <FoundArticles key={`${query}/${page}`} query={query} page={page} />}
    </div>
  );
}
