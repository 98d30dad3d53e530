import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { useCallback, useMemo } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { pendingDeletions } from '../../../shared/writing/pending-deletions';
import { deleteArchived, setArchived } from './archive-article';

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
}

/** Archives, restores and deletes articles; archiving and deleting can be undone for a while. */
export function useArticleRemoval(): ArticleRemoval {
  const firestore = useStaffFirestore();
  const { uid } = useStaff();
  const toasts = useToasts();

  const attempt = useCallback(
    async (work: () => Promise<void>): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch (error) {
        report('article-removal', error);
        toasts.error(ARTICLE_TEXTS.removalFailed);
        return false;
      }
    },
    [toasts],
  );

  return useMemo(() => {
    const change = (id: string, isArchived: boolean) => setArchived(firestore, { id, isArchived, uid });
    const undoable = (undo: () => Promise<unknown>) => ({
      label: ARTICLE_TEXTS.undo,
      run: () => void attempt(async () => void (await undo())),
    });
    return {
      archive: ({ id, title }) =>
        attempt(async () => {
          await change(id, true);
          toasts.success(
            ARTICLE_TEXTS.archived(title),
            undoable(() => change(id, false)),
          );
        }),
      restore: ({ id, title }) =>
        attempt(async () => {
          pendingDeletions.cancel(id);
          await change(id, false);
          toasts.success(ARTICLE_TEXTS.restoredFromArchive(title));
        }),
      remove: ({ id, title, isArchived }) =>
        attempt(async () => {
          const version = await change(id, true);
          pendingDeletions.schedule(id, () => void attempt(() => deleteArchived(firestore, id, version)));
          toasts.success(
            ARTICLE_TEXTS.deleted(title),
            undoable(async () => {
              if (!pendingDeletions.cancel(id)) toasts.error(ARTICLE_TEXTS.undoTooLate);
              else if (!isArchived) await change(id, false);
            }),
          );
        }),
    };
  }, [firestore, uid, toasts, attempt]);
}
