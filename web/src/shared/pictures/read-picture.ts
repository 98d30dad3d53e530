import { checkUpload, UPLOAD_HEAD_BYTES } from '@harborline/domain/files/upload-policy';

/** Size limit of a picture before it is cropped; larger than the stored one. */
export const PICTURE_ACCEPT = 'image/png,image/jpeg,image/gif,image/webp';

export type PictureProblem = 'too-large' | 'refused';

/** The type of a picture by its content, or why it cannot be used (D-23). */
export async function pictureType(
  file: File,
  limitBytes: number,
): Promise<{ mime: string } | { problem: PictureProblem }> {
  if (file.size > limitBytes) return { problem: 'too-large' };
  const head = new Uint8Array(await file.slice(0, UPLOAD_HEAD_BYTES).arrayBuffer());
  const verdict = checkUpload({ name: file.name, size: file.size, head });
  return verdict.isAccepted && verdict.mime.startsWith('image/')
    ? { mime: verdict.mime }
    : { problem: 'refused' };
}
