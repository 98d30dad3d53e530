import { isLive } from '@harborline/domain/articles/publication';
import type { Article } from '@harborline/domain/entities/article';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { isSearchable } from '@harborline/domain/search/is-searchable';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { fieldsOf } from '../editor/article-fields';
import { CopyUpdate } from './copy-update';
import { DefaultLine } from './default-line';
import type { Copies, Offered } from './use-copies';

interface ArticleLineProps {
  article: Offered;
  parentName: string;
  libraryKey: string;
  /** whether visitors find it */
  isShown: boolean;
  isTopicShown: boolean;
  mayChoose: boolean;
  copies: Copies<Article>;
  onShow: (isShown: boolean) => void;
}

function copyLabel(copy: Article): string {
  if (copy.is_disabled) return DEFAULT_CONTENT_TEXTS.yourArchivedCopy;
  if (copy.is_published) return DEFAULT_CONTENT_TEXTS.yourCopy;
  return isLive(copy) ? DEFAULT_CONTENT_TEXTS.yourStaffCopy : DEFAULT_CONTENT_TEXTS.yourDraft;
}

/** An article of the parent: whether visitors find it, and the library's own copy of it. */
export function ArticleLine({ article, parentName, libraryKey, copies, ...props }: ArticleLineProps) {
  const { id, title } = article;
  const mayWrite = useMay('Articles.createUnpublished');
  const mayPublish = useMay('Articles.publish');
  const own = copies.all.get(id);
  const isReplaced = own !== undefined && isSearchable(own.copy);
  const shownId = isReplaced ? own.copy.id : id;
  return (
    <DefaultLine
      title={title}
      switchLabel={DEFAULT_CONTENT_TEXTS.showArticle(title)}
      isShown={props.isShown}
      isDimmed={!props.isTopicShown}
      mayChoose={props.mayChoose}
      own={
        own === undefined
          ? null
          : {
              label: copyLabel(own.copy),
              isReplacing: isReplaced,
              hasUpdate: own.hasUpdate,
              editAddress: adminLinks.editArticle(own.copy.id),
            }
      }
      onCopy={mayWrite && props.isTopicShown ? () => copies.copy(article) : null}
      preview={props.isShown || isReplaced ? publicLinks(libraryKey).article(shownId) : null}
      onShow={props.onShow}
    >
      {own?.origin && (
        <CopyUpdate
          title={own.copy.article_title}
          mine={fieldsOf(own.copy)}
          // Where a copy stands is the library's own matter.
          theirs={{ ...fieldsOf(own.origin), categoryId: own.copy.article_categories }}
          parentName={parentName}
          mayChange={mayWrite && (mayPublish || (!isLive(own.copy) && !own.copy.is_disabled))}
          onTakeTheirs={() => copies.takeTheirs(own)}
          onKeepMine={() => copies.keepMine(own)}
        />
      )}
    </DefaultLine>
  );
}
