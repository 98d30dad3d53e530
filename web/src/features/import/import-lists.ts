import type { ImportContent } from '@harborline/domain/import/import-source';
import { adminLinks } from '../../shared/routes/admin-links';

/** The list that an import adds to. */
export const IMPORT_LISTS: Readonly<Record<ImportContent, () => string>> = {
  articles: adminLinks.content,
  news: adminLinks.news,
  courses: adminLinks.courses,
};
