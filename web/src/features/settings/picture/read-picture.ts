import { checkUpload, UPLOAD_HEAD_BYTES } from '@harborline/domain/files/upload-policy';

/** What a picture may be before it is cut; larger than what is stored. */
export const PICTURE_ACCEPT = 'image/png,image/jpeg,image/gif,image/webp';

export type PictureProblem = 'too-large' | 'refused';

/** The type of a picture by its own bytes, or why it is none that can be used (D-23). */
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
