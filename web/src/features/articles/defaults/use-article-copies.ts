import type { Article } from '@harborline/domain/entities/article';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { copyArticle, keepCopy, loadCopies, takeOrigin } from './article-copies';
import { type Copies, useCopies } from './use-copies';

/** The library's copies of its parent's articles. */
export function useArticleCopies(): Copies<Article> {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const writer = { uid, libraryId };
  return useCopies({
    name: 'article-copies',
    load: () => loadCopies(firestore, libraryId),
    make: (originId) => copyArticle(firestore, originId, writer),
    take: (copy) => takeOrigin(firestore, copy, writer),
    keep: (copy) => keepCopy(firestore, copy, writer),
    editAddress: adminLinks.editArticle,
    texts: DEFAULT_CONTENT_TEXTS,
  });
}
