import { form, formVersion } from '@harborline/domain/stores/forms';
import type { Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors';
import { readRecord } from '../platform/store/read';

/**
 * What a published form of a library asks now. Reads, so call it before any write.
 * @throws ApiError 'not-found': the same for one that is not published, another library's, and one that never was
 */
export async function readPublished(libraryId: string, formRef: string, transaction: Transaction) {
  const found = await readRecord(form(formRef), transaction);
  if (found?.support_lib_id !== libraryId || !found.is_published) throw new ApiError('not-found');
  const version = await readRecord(formVersion(formRef, found.published_version), transaction);
  if (version === undefined) throw new ApiError('not-found');
  return version;
}
