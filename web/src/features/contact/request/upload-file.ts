import { uploadObjectName } from '@harborline/domain/files/shorten-file-name';
import { checkUpload, UPLOAD_HEAD_BYTES } from '@harborline/domain/files/upload-policy';
import { storagePath } from '@harborline/domain/paths';
import { getDownloadURL, ref, uploadBytes } from 'firebase/storage';
import { storage } from '../../../shared/firebase/storage';

/** The upload failed. For a refused file there is a message from the upload policy instead. */
class UploadFailed extends Error {}

/** The reason to refuse a file, or ''. Reads its first bytes. */
export async function fileProblem(file: File): Promise<string> {
  const verdict = checkUpload({ name: file.name, size: file.size, head: await headOf(file) });
  return verdict.isAccepted ? '' : verdict.message;
}

async function headOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, UPLOAD_HEAD_BYTES).arrayBuffer());
}

/**
 * Uploads a file into the visitor's own folder of the library.
 * @returns its download URL
 * @throws UploadFailed
 */
export async function uploadFile(file: File, libraryId: string, uid: string): Promise<string> {
  const verdict = checkUpload({ name: file.name, size: file.size, head: await headOf(file) });
  if (!verdict.isAccepted) throw new UploadFailed(verdict.message);
  const name = uploadObjectName(file.name, crypto.randomUUID());
  const target = ref(storage('visitor'), storagePath.visitorUpload(libraryId, uid, name));
  try {
    await uploadBytes(target, file, {
      contentType: verdict.mime,
      contentDisposition: 'attachment',
      customMetadata: { originalName: file.name.slice(0, 200) },
    });
    return await getDownloadURL(target);
  } catch (cause) {
    throw new UploadFailed('The file could not be uploaded', { cause });
  }
}
