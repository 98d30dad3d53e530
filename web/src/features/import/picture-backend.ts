import { findImportedPictures } from '@harborline/domain/api/articles/import';
import type { ImportPicture, PictureBackend } from '@harborline/domain/import/import-job';
import { storagePath } from '@harborline/domain/paths';
import { IMPORT_TEXTS } from '@harborline/domain/texts/import';
import { ref, uploadBytesResumable } from 'firebase/storage';
import { callApi } from '../../shared/api/call-api';
import { withRetries } from '../../shared/api/with-retries';
import { report } from '../../shared/config/report';
import { storage } from '../../shared/firebase/storage';

/** An import that a browser runs. */
export interface BrowserRun {
  readonly libraryId: string;
  readonly isDryRun: boolean;
  /** of the present run: one that was stopped may be continued */
  readonly signal: () => AbortSignal;
}

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

async function hash(bytes: Uint8Array): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))));
}

/** Uploads as the editor does, where rules check it. @throws FirebaseError */
async function upload({ bytes, mime, objectName }: ImportPicture, run: BrowserRun): Promise<void> {
  const signal = run.signal();
  const path = storagePath.cover(run.libraryId, objectName);
  const task = uploadBytesResumable(ref(storage('staff'), path), bytes, { contentType: mime });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await task;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Stores the pictures of an import that a browser runs; rules check each. */
export function pictureBackend(run: BrowserRun): PictureBackend {
  const findPictures = async (names: readonly string[]) => {
    const [body, signal] = [{ names: [...names] }, run.signal()];
    const call = () => callApi(findImportedPictures, { body, signal });
    return (await withRetries(call, signal)).names;
  };
  return {
    hash,
    findPictures,
    writePicture: async (picture) => {
      try {
        await upload(picture, run);
        return '';
      } catch (error) {
        run.signal().throwIfAborted();
        // Rules refuse to store a picture twice: an earlier attempt may have succeeded without an answer.
        if ((await findPictures([picture.objectName])).length > 0) return '';
        report('import-picture', error);
        return IMPORT_TEXTS.uploadFailed;
      }
    },
  };
}
