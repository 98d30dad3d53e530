import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { newsState } from '@harborline/domain/news/news-schedule';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { DEFAULT_NEWS_TEXTS } from '@harborline/domain/texts/default-news';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { type Copies, CopyUpdate, DefaultLine, type ListedText } from '../../articles';
import { isGuarded } from '../editor/news-fields';

interface NewsLineProps extends ListedText {
  copies: Copies<NewsFlash>;
}

function copyLabel(copy: NewsFlash): string {
  const state = newsState(copy, Date.now());
  if (state === 'published') return DEFAULT_CONTENT_TEXTS.yourCopy;
  return state === 'staff' ? DEFAULT_CONTENT_TEXTS.yourStaffCopy : DEFAULT_CONTENT_TEXTS.yourDraft;
}

/** The part of a news flash that two versions are compared by. */
const comparedOf = (news: NewsFlash) => ({
  title: news.newsFlash_title,
  content: news.newsFlash_content,
  keywords: news.newsFlash_keywords,
  categoryId: '',
});

/** A news flash of the parent: whether visitors find it, and the library's own copy of it. */
export function NewsLine({
  text: news,
  parentName,
  library,
  isShown,
  mayChoose,
  copies,
  onShow,
}: NewsLineProps) {
  const mayWrite = useMay('NewsFlash.createUnpublished');
  const mayPublish = useMay('NewsFlash.publish');
  const own = copies.all.get(news.id);
  const isReplaced = own !== undefined && newsState(own.copy, Date.now()) === 'published';
  const shownId = isReplaced ? own.copy.id : news.id;
  return (
    <DefaultLine
      title={news.title}
      switchLabel={DEFAULT_NEWS_TEXTS.showNews(news.title)}
      isShown={isShown}
      mayChoose={mayChoose}
      own={
        own === undefined
          ? null
          : {
              label: copyLabel(own.copy),
              isReplacing: isReplaced,
              hasUpdate: own.hasUpdate,
              editAddress: adminLinks.editNews(own.copy.id),
            }
      }
      onCopy={mayWrite ? () => copies.copy(news) : null}
      preview={isShown || isReplaced ? publicLinks(library.library_refkey).newsFlash(shownId) : null}
      onShow={onShow}
    >
      {own?.origin && (
        <CopyUpdate
          title={own.copy.newsFlash_title}
          mine={comparedOf(own.copy)}
          theirs={comparedOf(own.origin)}
          parentName={parentName}
          mayChange={mayWrite && (mayPublish || !isGuarded(own.copy))}
          onTakeTheirs={() => copies.takeTheirs(own)}
          onKeepMine={() => copies.keepMine(own)}
        />
      )}
    </DefaultLine>
  );
}
