import * as importApi from '@harborline/domain/api/articles/import';
import type { ImportBackend, ImportPicture } from '@harborline/domain/import/import-job';
import type { ImportKind } from '@harborline/domain/import/import-source';
import { storagePath } from '@harborline/domain/paths';
import { IMPORT_TEXTS } from '@harborline/domain/texts/import';
import { ref, uploadBytesResumable } from 'firebase/storage';
import { callApi } from '../../../shared/api/call-api';
import { withRetries } from '../../../shared/api/with-retries';
import { report } from '../../../shared/config/report';
import { storage } from '../../../shared/firebase/storage';

interface BrowserImport {
  readonly libraryId: string;
  readonly kind: ImportKind;
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
async function upload(
  { bytes, mime, objectName }: ImportPicture,
  { libraryId, signal: signalOf }: BrowserImport,
) {
  const signal = signalOf();
  const task = uploadBytesResumable(ref(storage('staff'), storagePath.cover(libraryId, objectName)), bytes, {
    contentType: mime,
  });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await task;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** The backend of an import that a browser runs: functions decide about articles, rules about pictures. */
export function importBackend(run: BrowserImport): ImportBackend {
  const { kind, isDryRun } = run;
  const findPictures = async (names: readonly string[]) => {
    const [body, signal] = [{ names: [...names] }, run.signal()];
    const call = () => callApi(importApi.findImportedPictures, { body, signal });
    return (await withRetries(call, signal)).names;
  };
  return {
    hash,
    findPictures,
    writeCategories: async (categories) => {
      const [body, signal] = [{ kind, isDryRun, categories: [...categories] }, run.signal()];
      const call = () => callApi(importApi.importCategories, { body, signal });
      return (await withRetries(call, signal)).results;
    },
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
    writeArticles: async (articles) => {
      const sent = articles.map((article) => ({ ...article, keywords: [...article.keywords] }));
      const [body, signal] = [{ kind, isDryRun, articles: sent }, run.signal()];
      const call = () => callApi(importApi.importArticles, { body, signal });
      return (await withRetries(call, signal)).results;
    },
  };
}
