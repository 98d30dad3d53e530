import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { DEFAULT_NEWS_TEXTS } from '@harborline/domain/texts/default-news';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { type Copies, useCopies, useUpdatedCopies } from '../../articles';
import { copyNews, keepNewsCopy, loadNewsCopies, takeNewsOrigin } from './news-copies';

const NAME = 'news-copies';

/** Ids of the library's copies whose originals have changed since. */
export function useUpdatedNews(): ReadonlySet<string> {
  const firestore = useStaffFirestore();
  const { support_lib_id: libraryId } = useStaff();
  return useUpdatedCopies({ name: NAME, load: () => loadNewsCopies(firestore, libraryId) });
}

/** The library's copies of its parent's news. */
export function useNewsCopies(): Copies<NewsFlash> {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const writer = { uid, libraryId };
  return useCopies({
    name: NAME,
    load: () => loadNewsCopies(firestore, libraryId),
    make: (originId) => copyNews(firestore, originId, writer),
    take: (copy) => takeNewsOrigin(firestore, copy, writer),
    keep: (copy) => keepNewsCopy(firestore, copy, writer),
    editAddress: adminLinks.editNews,
    texts: DEFAULT_NEWS_TEXTS,
  });
}
