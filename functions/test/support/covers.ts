import { LOCAL_STORAGE_BUCKET } from '@harborline/domain/local-suite';
import { bucket } from './bucket';
import { hostOf } from './suite';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1');

/** Stores a picture, with its address as a browser would get it. */
export async function storeCover(path: string) {
  const file = bucket.file(path);
  await file.save(PNG, { contentType: 'image/png', resumable: false });
  return {
    address: `http://${hostOf('storage')}/v0/b/${LOCAL_STORAGE_BUCKET}/o/${encodeURIComponent(path)}?alt=media`,
    isThere: async () => (await file.exists())[0],
  };
}
