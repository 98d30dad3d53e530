import { keptText } from '../../shared/storage/kept';

/** The attribute of what shows the latest news flash; its value is when that was published, in milliseconds. */
export const UNREAD_NEWS = 'data-news-at';

/** When this browser last showed the news of a library; where storage is blocked, news stay unread. */
const seen = (libraryKey: string) => keptText('device', `widget-news/${libraryKey.toLowerCase()}`);

/** Notes that the visitor reads the news now. */
export const noteNewsRead = (libraryKey: string): void => void seen(libraryKey).write(String(Date.now()));

/** Shows the dot of news that came after the visitor last read them (S2.3-21). */
export function markUnreadNews(libraryKey: string): void {
  const card = document.querySelector(`[${UNREAD_NEWS}]`);
  const at = Number(card?.getAttribute(UNREAD_NEWS) ?? 0);
  const dot = card?.querySelector<HTMLElement>('.w-dot');
  if (dot) dot.hidden = at <= Number(seen(libraryKey).read() ?? 0);
}
