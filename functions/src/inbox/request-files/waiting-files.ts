import type { MailRecord } from '@harborline/domain/entities/mail';
import { requestFiles } from '@harborline/domain/stores/bookkeeping';
import type { Transaction } from 'firebase-admin/firestore';
import { config } from '../../platform/config';
import { storageBucket } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { readRecord } from '../../platform/store/read';
import { ownAttachment } from '../new-ticket/attachment';

/** Where the files of a visitor's request wait for its record. */
export const waitingFiles = (uid: string, ticketId: number) =>
  requestFiles(derivedId('request-files', uid, ticketId));

/** Those of the addresses that name a file in the visitor's own folder of the library. */
export function ownUploads(
  urls: readonly string[],
  { support_lib_id, visitor_uid }: Pick<MailRecord, 'support_lib_id' | 'visitor_uid'>,
): string[] {
  const folder = {
    libraryId: support_lib_id,
    uid: visitor_uid,
    bucket: storageBucket(),
    isLocal: config().environment === 'local',
  };
  return urls.map((url) => ownAttachment(url, folder)).filter((url) => url !== '');
}

/** The files that wait for a request, beside that of its record; none in another library (D-99). */
export async function readWaitingFiles(
  transaction: Transaction,
  { visitor_uid, ticketId, support_lib_id, fileUrl }: MailRecord,
): Promise<string[]> {
  const waiting = await readRecord(waitingFiles(visitor_uid, ticketId), transaction);
  const urls = waiting?.support_lib_id === support_lib_id ? waiting.file_urls : [];
  return urls.filter((url) => url !== fileUrl);
}
