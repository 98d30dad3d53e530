import type { PageArticle } from '@harborline/domain/help-center/page-content';
import { categoryPath } from '@harborline/domain/help-center/visible-categories';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useEffect } from 'react';
import { dateText } from '../../../shared/format/visitor-date';
import { useDocumentMeta, useMissingPage } from '../../../shared/hooks/use-document-meta';
import { companyName, isContactOpen, useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { PageTitle } from '../../../shared/ui-public/page-title';
import { LoadFailed, Loading, SkeletonLines, StatePanel } from '../../../shared/ui-public/state-panels';
import { BackLink } from '../back-link';
import { Breadcrumb } from '../breadcrumb';
import { PagePart } from '../page-part';
import { SearchBox } from '../search/search-box';
import { addToSearch } from '../search/search-log';
import { useArticle, useCategoryTree } from '../use-help-center';
import { ArticleContent } from './article-content';
import { ArticleFeedback } from './article-feedback';
import { FoldedSections, OnThisPage } from './article-sections';
import { noteView, VIEW_DELAY_MS } from './note-view';
import { Neighbours, RelatedArticles } from './related-articles';

/** @param libraryId the library whose page it is; the article may be its parent's (D-35) */
function useViewRecord(article: PageArticle, libraryId: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one view per opened article, not per change to it
  useEffect(() => {
    const { id, article_title } = article;
    const forgetView = noteView(article);
    const onRead = () =>
      void addToSearch(libraryId, { article_read_id: id, article_read_title: article_title });
    const timer = setTimeout(onRead, VIEW_DELAY_MS);
    return () => {
      forgetView();
      clearTimeout(timer);
    };
  }, [article.id]);
}

function ArticleView({ article }: { article: PageArticle }) {
  const { library, isFramed } = useLibrary();
  const tree = useCategoryTree();
  const path = tree.status === 'ready' ? categoryPath(tree.data, article.article_categories) : [];
  useViewRecord(article, library.id);
  useDocumentMeta(`${article.article_title} | ${companyName(library)}`, article.description);
  return (
    <>
      <div className="trail">
        {!isFramed && (
          <BackLink
            view="singleArticle"
            categoryId={path[0]?.id ?? ''}
            subCategoryId={path.length > 1 ? article.article_categories : ''}
          />
        )}
        <Breadcrumb path={path} current={article.article_title} />
      </div>
      <div className="article-layout">
        <article className="article">
          <PageTitle>{article.article_title}</PageTitle>
          <p className="muted article-date">
            {HELP_CENTER_TEXTS.updated(dateText(new Date(article.updatedAt)))}
          </p>
          <FoldedSections sections={article.sections} />
          <ArticleContent html={article.html} />
          <PagePart name="feedback">
            <ArticleFeedback articleId={article.id} />
          </PagePart>
          <Neighbours article={article} />
        </article>
        <aside className="article-aside">
          <OnThisPage sections={article.sections} />
          <RelatedArticles article={article} />
        </aside>
      </div>
    </>
  );
}

function ArticleGone() {
  const { library, links } = useLibrary();
  useMissingPage();
  useDocumentMeta(`${HELP_CENTER_TEXTS.articleGone} | ${companyName(library)}`, '');
  return (
    <StatePanel isPage icon="file" title={HELP_CENTER_TEXTS.articleGone}>
      <p className="muted">{HELP_CENTER_TEXTS.articleGoneHint}</p>
      <div className="button-row">
        <Link to={links.home()} className="button">
          {HELP_CENTER_TEXTS.breadcrumbHome}
        </Link>
        {isContactOpen(library) && (
          <Link to={links.contact()} className="button quiet">
            {HELP_CENTER_TEXTS.contactUs}
          </Link>
        )}
      </div>
    </StatePanel>
  );
}

/** One article (S2.2-11): breadcrumb, title, content, feedback. */
export function ArticlePage({ articleId }: { articleId: string }) {
  const article = useArticle(articleId);
  const { isFramed } = useLibrary();
  return (
    <div className="page section">
      {!isFramed && (
        <div className="article-search" data-is-centred={article.status === 'ready' && article.data === null}>
          <PagePart name="search">
            <SearchBox query="" />
          </PagePart>
        </div>
      )}
      {article.status === 'failed' && <LoadFailed retry={article.retry} />}
      {article.status === 'loading' && (
        <Loading>
          <SkeletonLines count={2} className="title-skeleton" />
          <SkeletonLines count={9} />
        </Loading>
      )}
      {article.status === 'ready' &&
        (article.data === null ? <ArticleGone /> : <ArticleView key={articleId} article={article.data} />)}
    </div>
  );
}
