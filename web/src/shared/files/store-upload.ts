import { type PictureSize, pictureSizeOf } from '@harborline/domain/files/picture-size';
import { attachmentObjectName } from '@harborline/domain/files/shorten-file-name';
import { checkUpload, UPLOAD_HEAD_BYTES } from '@harborline/domain/files/upload-policy';
import { type FirebaseStorage, getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage';

/** The upload failed. For a refused file there is a message from the upload policy instead. */
export class UploadFailed extends Error {}

async function pictureOf(file: File, mime: string): Promise<PictureSize | null> {
  if (!mime.startsWith('image/')) return null;
  return pictureSizeOf(new Uint8Array(await file.slice(0, UPLOAD_HEAD_BYTES).arrayBuffer()));
}

async function verdictOn(file: File) {
  const head = new Uint8Array(await file.slice(0, UPLOAD_HEAD_BYTES).arrayBuffer());
  return checkUpload({ name: file.name, size: file.size, head });
}

/** The reason to refuse a file, or ''. Reads its first bytes. */
export async function fileProblem(file: File): Promise<string> {
  const verdict = await verdictOn(file);
  return verdict.isAccepted ? '' : verdict.message;
}

/**
 * Uploads a file under a unique name; whoever opens its URL saves it (D-23).
 * @param pathOf path of the upload, made from its name
 * @param onProgress gets the percentage that has been sent
 * @returns its URL
 * @throws UploadFailed
 */
export async function storeUpload(
  storage: FirebaseStorage,
  file: File,
  pathOf: (fileName: string) => string,
  onProgress: (percent: number) => void = () => undefined,
): Promise<string> {
  const verdict = await verdictOn(file);
  if (!verdict.isAccepted) throw new UploadFailed(verdict.message);
  const { name, size } = file;
  const picture = await pictureOf(file, verdict.mime);
  const target = ref(storage, pathOf(attachmentObjectName({ name, size, picture }, crypto.randomUUID())));
  try {
    const task = uploadBytesResumable(target, file, {
      contentType: verdict.mime,
      contentDisposition: 'attachment',
      customMetadata: { originalName: name.slice(0, 200) },
    });
    task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
      onProgress(Math.round((100 * bytesTransferred) / Math.max(1, totalBytes))),
    );
    await task;
    return await getDownloadURL(target);
  } catch (cause) {
    throw new UploadFailed('The file could not be uploaded', { cause });
  }
}
