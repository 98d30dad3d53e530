import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import { dateText } from '../../shared/format/visitor-date';
import { useLatestNews } from '../help-center';
import { UNREAD_NEWS } from './unread-news';
import { useWidget } from './use-widget';

/** The latest news flash, or that there is none (S2.3-21). Its dot shows once the browser finds it unread. */
export function NewsCard() {
  const { links } = useWidget();
  const latest = useLatestNews();
  if (latest === undefined) return null;
  if (latest === null) {
    return <p className="w-card w-way w-muted">{WIDGET_TEXTS.noNews}</p>;
  }
  const at = new Date(latest.timeStamp);
  return (
    <a className="w-card w-way" href={links.news()} {...{ [UNREAD_NEWS]: latest.timeStamp }}>
      <b>
        {WIDGET_TEXTS.latestNews}{' '}
        <span className="w-dot" hidden>
          {WIDGET_TEXTS.newNews}
        </span>
      </b>
      <bdi>{latest.newsFlash_title}</bdi>
      <time className="w-muted" dateTime={at.toISOString()}>
        {dateText(at)}
      </time>
    </a>
  );
}
