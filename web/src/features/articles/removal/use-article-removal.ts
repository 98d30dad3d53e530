import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { useMemo, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { setArchived } from './archive-article';
import { useArticleDeletion } from './use-article-deletion';

export interface RemovableArticle {
  readonly id: string;
  readonly title: string;
  readonly isArchived: boolean;
}

export interface ArticleRemoval {
  /** each resolves to whether it succeeded */
  readonly archive: (article: RemovableArticle) => Promise<boolean>;
  readonly restore: (article: RemovableArticle) => Promise<boolean>;
  readonly remove: (article: RemovableArticle) => Promise<boolean>;
  /** ids of articles that left what a search found, which is read once */
  readonly moved: ReadonlySet<string>;
}

/** Archives, restores and deletes articles; archiving and deleting can be undone for a while. */
export function useArticleRemoval(): ArticleRemoval {
  const firestore = useStaffFirestore();
  const { uid } = useStaff();
  const toasts = useToasts();
  const deletion = useArticleDeletion();
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set());
  const steps = useMemo((): Omit<ArticleRemoval, 'moved'> => {
    const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch (error) {
        report('article-removal', error);
        toasts.error(ARTICLE_TEXTS.removalFailed);
        return false;
      }
    };
    const change = async (id: string, isArchived: boolean) => {
      await setArchived(firestore, { id, isArchived, uid });
      setMoved((earlier) => new Set([...earlier, id]));
    };
    const back = async (id: string) => {
      await change(id, false);
      setMoved((earlier) => new Set([...earlier].filter((other) => other !== id)));
    };
    return {
      archive: ({ id, title }) =>
        attempt(async () => {
          await change(id, true);
          toasts.success(ARTICLE_TEXTS.archived(title), {
            label: ARTICLE_TEXTS.undo,
            run: () => void attempt(() => back(id)),
          });
        }),
      restore: ({ id, title }) =>
        attempt(async () => {
          deletion.cancel(id);
          await change(id, false);
          toasts.success(ARTICLE_TEXTS.restoredFromArchive(title));
        }),
      remove: deletion.remove,
    };
  }, [firestore, uid, toasts, deletion]);
  return { ...steps, moved };
}
