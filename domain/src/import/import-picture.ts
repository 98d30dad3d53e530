import { uploadObjectName } from '../files/shorten-file-name';
import { checkUpload, type UploadVerdict } from '../files/upload-policy';
import { COVER_PREFIX } from '../paths';
import { IMPORT_TEXTS } from '../texts/import';
import { fileNameOf } from './clean-path';
import type { ImportContent } from './import-source';

/** Whether a picture may be uploaded (D-23), and as what. */
export function checkPicture(path: string, bytes: Uint8Array): UploadVerdict {
  const verdict = checkUpload({ name: fileNameOf(path), size: bytes.length, head: bytes });
  const isPicture = !verdict.isAccepted || verdict.mime.startsWith('image/');
  return isPicture ? verdict : { isAccepted: false, message: IMPORT_TEXTS.unknownType };
}

/** Enough of a hash that no two pictures share a name. */
const HASH_LENGTH = 32;

/**
 * Name of an imported picture in its folder. Its content takes the place of the random part (D-23), so that importing
 * it again finds it.
 * @param hash SHA-256 of the picture, in hex
 */
export const pictureObjectName = (path: string, hash: string, content: ImportContent): string =>
  COVER_PREFIX[content] + uploadObjectName(fileNameOf(path), hash.slice(0, HASH_LENGTH));
