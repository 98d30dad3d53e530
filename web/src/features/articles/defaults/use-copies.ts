import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { useNavigate } from 'react-router-dom';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useRequest } from '../../../shared/requests/use-request';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { useAttempt } from '../categories/use-attempt';
import {
  type ArticleCopies,
  type ArticleCopy,
  copyArticle,
  keepCopy,
  loadCopies,
  takeOrigin,
} from './article-copies';
import type { OfferedArticle } from './load-parent-content';

const NONE: ArticleCopies = new Map();

/** The library's copies of its parent's articles, and what people do with them (U-12). */
export interface Copies {
  /** by id of the parent's article; empty until they are read */
  readonly all: ArticleCopies;
  readonly copy: (article: OfferedArticle) => void;
  readonly takeTheirs: (copy: ArticleCopy) => void;
  readonly keepMine: (copy: ArticleCopy) => void;
}

export function useCopies(): Copies {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const writer = { uid, libraryId };
  const navigate = useNavigate();
  const toasts = useToasts();
  const { attempt } = useAttempt();
  const { state, reload } = useRequest({
    key: ['article-copies'],
    load: () => loadCopies(firestore, libraryId),
  });
  return {
    all: state.status === 'ready' ? state.data : NONE,
    copy: ({ id, title }) =>
      void attempt(DEFAULT_CONTENT_TEXTS.copyFailed, async () => {
        const copy = await copyArticle(firestore, id, writer);
        if (copy.isNew) toasts.success(DEFAULT_CONTENT_TEXTS.copied(title));
        void reload();
        await navigate(adminLinks.editArticle(copy.id));
      }),
    takeTheirs: (copy) =>
      void attempt(DEFAULT_CONTENT_TEXTS.saveFailed, async () => {
        if ((await takeOrigin(firestore, copy, writer)) === 'has-edits') {
          toasts.error(DEFAULT_CONTENT_TEXTS.hasEdits);
          return;
        }
        toasts.success(DEFAULT_CONTENT_TEXTS.taken);
        void reload();
        await navigate(adminLinks.editArticle(copy.copy.id));
      }),
    keepMine: (copy) =>
      void attempt(DEFAULT_CONTENT_TEXTS.saveFailed, async () => {
        await keepCopy(firestore, copy, writer);
        toasts.success(DEFAULT_CONTENT_TEXTS.kept);
        await reload();
      }),
  };
}
