import type { NewsEntry } from '@harborline/domain/entities/news-flash';
import { listPage } from '@harborline/domain/help-center/list-page';
import type { PageNews } from '@harborline/domain/help-center/page-content';
import { isAllowedImage } from '@harborline/domain/html/allowed-address';
import { LIMITS } from '@harborline/domain/limits';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { NEWS_PAGE_TEXTS } from '@harborline/domain/texts/news';
import { useDocumentMeta } from '../../../shared/hooks/use-document-meta';
import { useResource } from '../../../shared/hooks/use-resource';
import { companyName, useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { usePageLocation } from '../../../shared/router/navigation';
import { NotFound } from '../../../shared/ui-public/not-found';
import { PageTitle } from '../../../shared/ui-public/page-title';
import { LoadFailed, Loading, SkeletonLines, StatePanel } from '../../../shared/ui-public/state-panels';
import { PageLinks } from '../page-links';
import { resourceOf } from '../resource-keys';
import { NewsFacts, NewsFeedLink } from './news-frame';

function NewsCard({ entry }: { entry: NewsEntry }) {
  const { links } = useLibrary();
  const { newsFlash_featureImage: cover } = entry;
  return (
    <li className="card news-card">
      {cover !== '' && isAllowedImage(cover) && (
        <img className="news-thumb" src={cover} alt="" width={320} height={180} loading="lazy" />
      )}
      <div className="news-words">
        <h2>
          <Link to={links.newsFlash(entry.id)}>
            <bdi>{entry.newsFlash_title}</bdi>
          </Link>
        </h2>
        <NewsFacts timeStamp={entry.timeStamp} categoryName={entry.categoryName} />
        <p dir="auto">{entry.description}</p>
      </div>
    </li>
  );
}

function NewsList({ news: { entries, total }, page }: { news: PageNews; page: number }) {
  const { library, links } = useLibrary();
  const company = companyName(library);
  const title = NEWS_PAGE_TEXTS.titleOf(company);
  const pages = Math.ceil(total / LIMITS.newsPageSize);
  const suffix = page === 1 ? '' : ` – ${HELP_CENTER_TEXTS.pageNumber(page)}`;
  useDocumentMeta(`${title}${suffix}`, NEWS_PAGE_TEXTS.description(company));
  return (
    <>
      <header className="news-head">
        <PageTitle key={page}>{title}</PageTitle>
        <NewsFeedLink />
      </header>
      {entries.length === 0 ? (
        <StatePanel icon="file" title={NEWS_PAGE_TEXTS.none} />
      ) : (
        <ul className="news-list">
          {entries.map((entry) => (
            <NewsCard key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <PageLinks page={page} pages={pages} hasNext={page < pages} to={links.news} />
    </>
  );
}

/** The library's news, the newest first (S2.1-13), in pages if there are many. */
export function NewsPage() {
  const { library, links } = useLibrary();
  const page = listPage(usePageLocation().search);
  const news = useResource(resourceOf.news(library.id, page), async () =>
    (await import('./load-news')).loadNews(library, page),
  );
  if (news.status === 'failed') return <LoadFailed retry={news.retry} />;
  if (news.status === 'ready' && news.data.entries.length === 0 && page > 1)
    return <NotFound home={links.home()} />;
  return (
    <div className="page section narrow">
      {news.status === 'ready' ? (
        <NewsList news={news.data} page={page} />
      ) : (
        <Loading>
          <SkeletonLines count={2} className="title-skeleton" />
          <SkeletonLines count={7} className="card padded" />
        </Loading>
      )}
    </div>
  );
}
