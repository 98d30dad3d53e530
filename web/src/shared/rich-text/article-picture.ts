import { uploadObjectName } from '@harborline/domain/files/shorten-file-name';
import { checkUpload, UPLOAD_HEAD_BYTES } from '@harborline/domain/files/upload-policy';
import { LIMITS } from '@harborline/domain/limits';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { deleteObject, getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage';
import { storage } from '../firebase/storage';

/** A file cannot be used as an article's picture; the message is for the author. */
export class PictureRefused extends Error {}

async function typeOf(file: File): Promise<string> {
  if (file.size > LIMITS.uploadBytes) throw new PictureRefused(ARTICLE_TEXTS.pictureTooLarge);
  const head = new Uint8Array(await file.slice(0, UPLOAD_HEAD_BYTES).arrayBuffer());
  const verdict = checkUpload({ name: file.name, size: file.size, head });
  if (!verdict.isAccepted || !verdict.mime.startsWith('image/')) {
    throw new PictureRefused(ARTICLE_TEXTS.pictureRefused);
  }
  return verdict.mime;
}

/** A stored picture with its own size in pixels; null if this browser cannot tell. */
export interface StoredPicture {
  readonly src: string;
  readonly width: number | null;
  readonly height: number | null;
}

async function sizeOf(file: File): Promise<Pick<StoredPicture, 'width' | 'height'>> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return { width: null, height: null };
  }
}

interface Upload {
  readonly file: File;
  /** begins the path of each picture, and so says whose writers may upload it */
  readonly picturePrefix: string;
  /** from 0 to 100 */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Uploads a picture, which visitors may see.
 * @throws PictureRefused, FirebaseError
 */
export async function uploadPicture({
  file,
  picturePrefix,
  onProgress,
  signal,
}: Upload): Promise<StoredPicture> {
  const contentType = await typeOf(file);
  const size = await sizeOf(file);
  signal.throwIfAborted();
  const name = uploadObjectName(file.name, crypto.randomUUID().slice(0, 8));
  const task = uploadBytesResumable(ref(storage('staff'), picturePrefix + name), file, {
    contentType,
  });
  signal.addEventListener('abort', () => task.cancel());
  task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(Math.round((100 * bytesTransferred) / totalBytes)),
  );
  const { ref: stored } = await task;
  return { src: await getDownloadURL(stored), ...size };
}

/** Deletes a picture that was never inserted. @throws FirebaseError */
export async function deletePicture(url: string): Promise<void> {
  await deleteObject(ref(storage('staff'), url));
}
