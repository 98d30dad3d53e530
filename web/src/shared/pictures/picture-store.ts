import { uploadObjectName } from '@harborline/domain/files/shorten-file-name';
import { deleteObject, getDownloadURL, ref, uploadBytes } from 'firebase/storage';
import { storage } from '../firebase/storage';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

const randomPart = (): string => crypto.randomUUID().slice(0, 8);

interface PictureToStore {
  readonly content: Blob;
  readonly mime: string;
  /** path of the upload, made from its name */
  readonly pathOf: (fileName: string) => string;
  /** name without extension */
  readonly name: string;
}

/** Uploads a picture under a unique name. @returns its URL @throws FirebaseError */
export async function storePicture({ content, mime, pathOf, name }: PictureToStore): Promise<string> {
  const fileName = uploadObjectName(`${name}.${EXTENSIONS[mime] ?? 'png'}`, randomPart());
  const target = ref(storage('staff'), pathOf(fileName));
  await uploadBytes(target, content, { contentType: mime });
  return getDownloadURL(target);
}

/** Deletes an uploaded picture by its URL; one that is already gone is fine. @throws FirebaseError */
export async function deletePicture(url: string): Promise<void> {
  try {
    await deleteObject(ref(storage('staff'), url));
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'storage/object-not-found';
    if (!isGone) throw error;
  }
}

/** Whether a URL is an upload in a folder of this project, so that we may delete it. */
export function isStoredUnder(url: string, folder: string): boolean {
  return url !== '' && url.includes(`/o/${encodeURIComponent(folder)}`);
}
