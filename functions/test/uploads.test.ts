import { RATE_CLASSES } from '@harborline/domain/api/rate-classes';
import { LOCAL_STORAGE_BUCKET } from '@harborline/domain/local-suite';
import { docPath, storagePath } from '@harborline/domain/paths';
import { expect, it } from 'vitest';
import { firestore } from '../src/platform/firebase';
import { inspectUpload } from '../src/uploads/inspect-upload';
import { isOverQuota, uploadsLeft } from '../src/uploads/upload-quota';
import { bucket } from './support/bucket';
import { call, fromAnywhere } from './support/call';
import { newVisitor } from './support/people';
import { eventually, pause } from './support/suite';
import { unique } from './support/world';

const newSender = () => ({ library: unique('lib'), visitor: unique('visitor') });

async function upload(name: string, content: string, sender = newSender()): Promise<string> {
  const path = storagePath.visitorUpload(sender.library, sender.visitor, name);
  await bucket
    .file(path)
    .save(Buffer.from(content, 'latin1'), { contentType: 'image/png', resumable: false });
  return path;
}

const exists = async (path: string) => (await bucket.file(path).exists())[0];

it('abuse test 13: HTML renamed to a picture is deleted a moment later, a picture stays', async () => {
  const picture = await upload('k-a.png', '\x89PNG\r\n\x1a\n0000');
  const page = await upload('k-b.png', '<html><script>alert(1)</script>');
  await eventually(async () => expect(await exists(page)).toBe(false));
  await pause(500);
  expect(await exists(picture)).toBe(true);
});

it('D-62: whoever answers for the library may send more files than a visitor, in that library alone', async () => {
  const { library, visitor: uid } = newSender();
  await firestore().doc(docPath.user(uid)).set({ support_lib_id: library });
  const nowMs = Date.now();
  const isOver = (to: string, count: number) => {
    const path = storagePath.visitorUpload(to, uid, `k-${count}.png`);
    return isOverQuota(path, `${path}#`, nowMs);
  };
  const answers: boolean[] = [];
  for (let count = 0; count <= RATE_CLASSES.upload.visitor; count += 1)
    answers.push(await isOver(library, count));
  expect(answers).not.toContain(true);
  const elsewhere = unique('lib');
  const others: boolean[] = [];
  for (let count = 0; count <= RATE_CLASSES.upload.visitor; count += 1)
    others.push(await isOver(elsewhere, count));
  expect(others.indexOf(true)).toBe(RATE_CLASSES.upload.visitor);
});

it('D-62: says how many files the sender has left, in that library alone', async () => {
  const { library, visitor } = newSender();
  const nowMs = Date.now();
  const path = storagePath.visitorUpload(library, visitor, 'k-1.png');
  await isOverQuota(path, path, nowMs);
  const all = RATE_CLASSES.upload.visitor;
  expect(await uploadsLeft({ library, sender: visitor }, nowMs)).toBe(all - 1);
  expect(await uploadsLeft({ library: unique('lib'), sender: visitor }, nowMs)).toBe(all);
  await firestore().doc(docPath.user(visitor)).set({ support_lib_id: library });
  expect(await uploadsLeft({ library, sender: visitor }, nowMs)).toBeGreaterThan(all);
});

it('D-62: answers a visitor, and nobody without an account', async () => {
  const { token } = await newVisitor();
  const address = `/api/inbox/filequota?support_lib_id=${unique('lib')}`;
  const ask = (headers: object) => call('GET', address, undefined, headers);
  expect((await ask({ token, headers: fromAnywhere() })).body.data).toEqual({
    left: RATE_CLASSES.upload.visitor,
  });
  expect((await ask({ headers: fromAnywhere() })).status).toBe(401);
});

it('D-23: a visitor’s files are limited, and a file whose event arrives twice counts once', async () => {
  const { library, visitor } = newSender();
  const pathOf = (count: number) => storagePath.visitorUpload(library, visitor, `k-${count}.png`);
  const nowMs = Date.now();
  const path = pathOf(0);
  for (let times = 0; times < 3; times += 1) expect(await isOverQuota(path, path, nowMs)).toBe(false);
  for (let count = 1; count < 40; count += 1) {
    expect(await isOverQuota(pathOf(count), `${visitor}${count}`, nowMs)).toBe(false);
  }
  const one = pathOf(40);
  expect(await isOverQuota(one, one, nowMs)).toBe(true);
  expect(await isOverQuota(path, path, nowMs)).toBe(false);
  expect(await isOverQuota(pathOf(41), unique('later'), nowMs + 3_600_000)).toBe(false);
  const cover = `covers/${unique('lib')}/${visitor}.png`;
  expect(await isOverQuota(cover, cover, nowMs)).toBe(false);
  const last = await upload('k-last.png', '\x89PNG\r\n\x1a\n0000', { library, visitor });
  const object = { bucket: LOCAL_STORAGE_BUCKET, name: last, size: 12, contentType: 'image/png' };
  await inspectUpload(object, unique('last'), nowMs);
  expect(await exists(last)).toBe(false);
  expect(await inspectUpload(object, unique('again'), nowMs)).toBe('');
});
