import { LOCAL_STORAGE_BUCKET } from '@harborline/domain/local-suite';
import { storagePath } from '@harborline/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import { expect, it } from 'vitest';
import { app, eventually, hostOf, pause } from './support/suite';
import { unique } from './support/world';

process.env.FIREBASE_STORAGE_EMULATOR_HOST = hostOf('storage');
const bucket = getStorage(app).bucket(LOCAL_STORAGE_BUCKET);

async function upload(name: string, content: string): Promise<string> {
  const path = storagePath.visitorUpload(unique('lib'), unique('visitor'), name);
  await bucket
    .file(path)
    .save(Buffer.from(content, 'latin1'), { contentType: 'image/png', resumable: false });
  return path;
}

const exists = async (path: string) => (await bucket.file(path).exists())[0];

it('abuse test 13: HTML renamed to a picture is gone a moment later, a picture stays', async () => {
  const picture = await upload('k-a.png', '\x89PNG\r\n\x1a\n0000');
  const page = await upload('k-b.png', '<html><script>alert(1)</script>');
  await eventually(async () => expect(await exists(page)).toBe(false));
  await pause(500);
  expect(await exists(picture)).toBe(true);
});
