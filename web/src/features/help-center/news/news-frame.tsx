import { newsFeedOf } from '@harborline/domain/help-center/news-feed';
import { NEWS_PAGE_TEXTS } from '@harborline/domain/texts/news';
import { dateText } from '../../../shared/format/visitor-date';
import { useLibrary } from '../../../shared/library/library-scope';
import './news.css';

/** Where readers of news follow those of the library; not in the widget, whose addresses have no feed. */
export function NewsFeedLink() {
  const { links, isFramed } = useLibrary();
  if (isFramed) return null;
  return (
    <a href={newsFeedOf(links)} className="button quiet" type="application/rss+xml">
      {NEWS_PAGE_TEXTS.feed}
    </a>
  );
}

interface NewsFactsProps {
  readonly timeStamp: number;
  readonly categoryName: string;
}

/** When a news flash was published, and about what it is. */
export function NewsFacts({ timeStamp, categoryName }: NewsFactsProps) {
  const at = new Date(timeStamp);
  return (
    <p className="muted news-facts">
      <time dateTime={at.toISOString()}>{dateText(at)}</time>
      {categoryName !== '' && <bdi className="news-category">{categoryName}</bdi>}
    </p>
  );
}
