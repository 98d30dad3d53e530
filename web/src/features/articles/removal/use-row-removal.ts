import { useMemo, useState } from 'react';
import type { ArticleRow } from '../list/article-row';
import type { RemovalKind } from './removal-dialog';
import { type RemovableArticle, useArticleRemoval } from './use-article-removal';

const removable = (row: ArticleRow): RemovableArticle => ({
  id: row.id,
  title: row.article_title,
  isArchived: row.is_disabled,
});

interface Asked {
  readonly kind: RemovalKind;
  readonly article: RemovableArticle;
  readonly isPublished: boolean;
}

const ask = (kind: RemovalKind, row: ArticleRow): Asked => ({
  kind,
  article: removable(row),
  isPublished: row.is_published,
});

/** Archives, restores and deletes articles of the list, and asks first if visitors would notice. */
export function useRowRemoval() {
  const removal = useArticleRemoval();
  const [asked, setAsked] = useState<Asked | null>(null);
  const actions = useMemo(
    () => ({
      archive: (row: ArticleRow) => setAsked(ask('archive', row)),
      remove: (row: ArticleRow) => setAsked(ask('delete', row)),
    }),
    [],
  );
  return {
    actions: {
      ...actions,
      restore: (row: ArticleRow) => void removal.restore(removable(row)),
    },
    asked,
    moved: removal.moved,
    cancel: () => setAsked(null),
    confirm: () => {
      setAsked(null);
      if (asked === null) return;
      const { kind, article } = asked;
      void (kind === 'delete' ? removal.remove(article) : removal.archive(article));
    },
  };
}
