import { localPort } from '@harborline/domain/local-suite';
import { storagePath } from '@harborline/domain/paths';
import { config } from '../../platform/config';
import { storageBucket } from '../../platform/firebase';

/** Where browsers load a library's picture from: rules let everybody, so the address needs no token. */
export function pictureAddress(libraryId: string, objectName: string): string {
  const { environment, publicOrigin } = config();
  const origin =
    environment === 'local'
      ? `http://127.0.0.1:${localPort('storage', Number(new URL(publicOrigin).port))}`
      : 'https://firebasestorage.googleapis.com';
  const path = encodeURIComponent(storagePath.cover(libraryId, objectName));
  return `${origin}/v0/b/${storageBucket()}/o/${path}?alt=media`;
}
