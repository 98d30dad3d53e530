import { UPLOAD_HEAD_BYTES } from '@harborline/domain/files/upload-policy';
import { hasErrorCode } from '../platform/error-codes';
import { objectStorage, storageBucket } from '../platform/firebase';
import { filePath } from './file-path';
import { refusalOf } from './inspect-upload';

export interface SoundUpload {
  readonly url: string;
  /** bytes */
  readonly size: number;
}

/**
 * Looks at an upload as its inspection does (D-23), which may not have come to it yet.
 * @param url address of a file in our bucket
 * @returns undefined if it is not there, or not what it claims to be
 */
export async function soundUpload(url: string): Promise<SoundUpload | undefined> {
  const name = filePath(url);
  const bucket = storageBucket();
  const file = (await objectStorage()).bucket(bucket).file(name);
  try {
    const [metadata] = await file.getMetadata();
    const [head] = await file.download({ start: 0, end: UPLOAD_HEAD_BYTES - 1 });
    const { contentType = '' } = metadata;
    const size = Number(metadata.size);
    return refusalOf({ bucket, name, size, contentType }, head) === '' ? { url, size } : undefined;
  } catch (error) {
    if (hasErrorCode(error, 404)) return undefined;
    throw error;
  }
}
