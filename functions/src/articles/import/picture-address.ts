import { localPort } from '@harborline/domain/local-suite';
import { storagePath } from '@harborline/domain/paths';
import { config } from '../../platform/config';
import { storageBucket } from '../../platform/firebase';

/** Where browsers load a public file from: rules let everybody, so the address needs no token. */
export function publicAddress(objectPath: string): string {
  const { environment, publicOrigin } = config();
  const origin =
    environment === 'local'
      ? `http://127.0.0.1:${localPort('storage', Number(new URL(publicOrigin).port))}`
      : 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${storageBucket()}/o/${encodeURIComponent(objectPath)}?alt=media`;
}

/** Where browsers load a library's picture from. */
export const pictureAddress = (libraryId: string, objectName: string): string =>
  publicAddress(storagePath.cover(libraryId, objectName));
