import type { PageNewsFlash } from '@harborline/domain/help-center/page-content';
import { isAllowedImage } from '@harborline/domain/html/allowed-address';
import { NEWS_PAGE_TEXTS } from '@harborline/domain/texts/news';
import { useEffect } from 'react';
import { useDocumentMeta, useMissingPage } from '../../../shared/hooks/use-document-meta';
import { useResource } from '../../../shared/hooks/use-resource';
import { companyName, useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { Icon } from '../../../shared/ui-public/icons';
import { PageTitle } from '../../../shared/ui-public/page-title';
import { LoadFailed, Loading, SkeletonLines, StatePanel } from '../../../shared/ui-public/state-panels';
import { ArticleContent } from '../article/article-content';
import { noteNewsView } from '../article/note-view';
import { PagePart } from '../page-part';
import { resourceOf } from '../resource-keys';
import { NewsFacts, NewsFeedLink } from './news-frame';
import { NewsReactions } from './news-reactions';

function NewsFlashView({ news }: { news: PageNewsFlash }) {
  const { library, links, isFramed } = useLibrary();
  const { newsFlash_featureImage: cover } = news;
  useDocumentMeta(
    `${news.newsFlash_title} | ${companyName(library)}`,
    news.description,
    news.newsFlash_keywords.join(', '),
  );
  useEffect(() => noteNewsView(news.id), [news.id]);
  return (
    <>
      {!isFramed && (
        <nav className="news-back">
          <Link to={links.news()} className="text-link">
            <Icon name="back" />
            {NEWS_PAGE_TEXTS.toList}
          </Link>
        </nav>
      )}
      <article className="article news-flash" data-news={news.id}>
        <PageTitle>{news.newsFlash_title}</PageTitle>
        <NewsFacts timeStamp={news.timeStamp} categoryName={news.categoryName} />
        {cover !== '' && isAllowedImage(cover) && (
          <img className="news-cover" src={cover} alt="" width={1280} height={720} />
        )}
        <ArticleContent html={news.html} />
        {news.takesReactions && (
          <PagePart name="reactions">
            <NewsReactions news={news} />
          </PagePart>
        )}
      </article>
      <NewsFeedLink />
    </>
  );
}

function NewsGone() {
  const { library, links } = useLibrary();
  useMissingPage();
  useDocumentMeta(`${NEWS_PAGE_TEXTS.missing} | ${companyName(library)}`, '');
  return (
    <StatePanel isPage icon="file" title={NEWS_PAGE_TEXTS.missing}>
      <Link to={links.news()} className="button">
        {NEWS_PAGE_TEXTS.toList}
      </Link>
    </StatePanel>
  );
}

/** One news flash (S2.1-12): image, text, reactions. */
export function NewsFlashPage({ newsId }: { newsId: string }) {
  const { library } = useLibrary();
  const news = useResource(resourceOf.newsFlash(library.id, newsId), async () =>
    (await import('./load-news')).loadNewsFlash(library, newsId),
  );
  return (
    <div className="page section narrow">
      {news.status === 'failed' && <LoadFailed retry={news.retry} />}
      {news.status === 'loading' && (
        <Loading>
          <SkeletonLines count={2} className="title-skeleton" />
          <SkeletonLines count={7} />
        </Loading>
      )}
      {news.status === 'ready' &&
        (news.data === null ? <NewsGone /> : <NewsFlashView key={newsId} news={news.data} />)}
    </div>
  );
}
