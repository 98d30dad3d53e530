import { saveRequestFiles } from '@harborline/domain/api/inbox/request-files';
import { callAsVisitor } from '../../../shared/firebase/visitor-session';

/**
 * Adds the files of a request to its ticket id, before its record comes, which names the first (D-99). One file needs no
 * call. A repeated call adds nothing twice.
 * @throws Error if they cannot be added
 */
export async function saveFiles(
  libraryId: string,
  ticketId: number,
  fileUrls: readonly string[],
): Promise<void> {
  if (fileUrls.length < 2) return;
  await callAsVisitor(saveRequestFiles, {
    support_lib_id: libraryId,
    ticket_id: ticketId,
    file_urls: [...fileUrls],
  });
}
