import { saveRequestFiles } from '@harborline/domain/api/inbox/request-files';
import { callAsVisitor } from '../../../shared/firebase/visitor-session';

interface FilesToSave {
  readonly libraryId: string;
  readonly ticketId: number;
  readonly fileUrls: readonly string[];
  /** an earlier attempt had this ticket id, perhaps with files that the visitor has removed since */
  readonly isRepeated: boolean;
}

/**
 * Adds the files of a request to its ticket id, before its record comes, which names the first (D-99). At a first attempt,
 * one file needs no call. A repeated call replaces what the one before added.
 * @throws Error if they cannot be added
 */
export async function saveFiles({ libraryId, ticketId, fileUrls, isRepeated }: FilesToSave): Promise<void> {
  if (fileUrls.length < 2 && !isRepeated) return;
  await callAsVisitor(saveRequestFiles, {
    support_lib_id: libraryId,
    ticket_id: ticketId,
    file_urls: [...fileUrls],
  });
}
