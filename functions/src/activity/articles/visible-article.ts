import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/errors';

/** The library of an article a visitor can see. @throws ApiError 'not-found' for any other article (D-17) */
export function libraryOfVisible(article: DocumentSnapshot): string {
  const isVisible = article.get('is_published') === true && article.get('is_disabled') !== true;
  if (!isVisible) throw new ApiError('not-found');
  return String(article.get('support_lib_id'));
}
