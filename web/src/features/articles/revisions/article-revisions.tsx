import { isSameArticleText } from '@harborline/domain/articles/article-text';
import { isLive } from '@harborline/domain/articles/publication';
import type { Article } from '@harborline/domain/entities/article';
import { articleRevisions } from '@harborline/domain/stores/article-revisions';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { useMemo } from 'react';
import type { RecordOf } from '../../../shared/store/snapshot-record';
import type { Compared } from '../../../shared/writing/editing/editor-notice';
import type { Revision } from '../../../shared/writing/versions/revisions/revision';
import { RevisionsDialog } from '../../../shared/writing/versions/revisions/revisions-dialog';
import { useRevisions } from '../../../shared/writing/versions/revisions/use-revisions';
import { type ArticleFields, fieldsOf } from '../editor/article-fields';

interface ArticleRevisionsProps {
  article: Article;
  /** the text in the editor */
  fields: ArticleFields;
  mayRestore: boolean;
  onCompare: (versions: Compared<ArticleFields>) => void;
  onRestore: (fields: ArticleFields, time: string) => void;
  onClose: () => void;
}

const revisionOf = (row: RecordOf<ReturnType<typeof articleRevisions>>): Revision<ArticleFields> => ({
  id: row.id,
  fields: fieldsOf(row),
  title: row.article_title,
  publishedAt: row.published_at.toDate(),
  publisher: row.published_name,
  note: row.note,
});

const articleTextOf = ({ title, content, keywords, categoryId }: ArticleFields) => ({
  article_title: title,
  article_content: content,
  article_keywords: [...keywords],
  article_categories: categoryId,
});

/** What was published of an article (S3-16). */
export function ArticleRevisions({ article, ...props }: ArticleRevisionsProps) {
  const { id, support_lib_id: libraryId } = article;
  const query = useMemo(() => articleRevisions(libraryId, id), [libraryId, id]);
  const list = useRevisions(query, revisionOf);
  return (
    <RevisionsDialog
      {...props}
      texts={ARTICLE_TEXTS}
      list={list}
      isLive={({ fields }) => isLive(article) && isSameArticleText(articleTextOf(fields), article)}
    />
  );
}
