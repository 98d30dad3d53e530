import { checkUpload, UPLOAD_HEAD_BYTES } from '@harborline/domain/files/upload-policy';
import { hasErrorCode } from '../platform/error-codes';
import { objectStorage } from '../platform/firebase';
import { isOverQuota } from './upload-quota';

export interface UploadedObject {
  readonly bucket: string;
  /** path inside the bucket */
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
}

/** Folders that people upload to; other files in the bucket are not inspected. */
const FOLDERS = /^(?:chat\/img|covers)\//;

/** Why an upload must go, or '' if it may stay. Rules see names and types; only the bytes say what a file is (D-23). */
export function refusalOf(object: UploadedObject, head: Uint8Array): string {
  const fileName = object.name.slice(object.name.lastIndexOf('/') + 1);
  const verdict = checkUpload({ name: fileName, size: object.size, head });
  if (!verdict.isAccepted) return verdict.message;
  return verdict.mime === object.contentType ? '' : `it is ${verdict.mime}, not ${object.contentType}`;
}

/**
 * Inspects an uploaded file, and deletes it if its content does not match its name and type or if it is over the quota.
 * @param key identifies the upload, however often its event is delivered
 * @returns why it was deleted, '' if it was not
 */
export async function inspectUpload(object: UploadedObject, key: string, nowMs: number): Promise<string> {
  if (!FOLDERS.test(object.name)) return '';
  const file = (await objectStorage()).bucket(object.bucket).file(object.name);
  try {
    const [head] = await file.download({ start: 0, end: UPLOAD_HEAD_BYTES - 1 });
    const isOver = await isOverQuota(object.name, key, nowMs);
    const refusal = isOver ? 'too many files within an hour' : refusalOf(object, head);
    if (refusal !== '') await file.delete({ ignoreNotFound: true });
    return refusal;
  } catch (error) {
    // Deleted already, by an earlier delivery.
    if (hasErrorCode(error, 404)) return '';
    throw error;
  }
}
