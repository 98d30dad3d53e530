import { describe, expect, it } from 'vitest';
import type { Account } from './account';
import { compileFirestoreRules, InProcessFirestore } from './firestore';
import { compileStorageRules, InProcessStorage, type StorageOperation } from './storage';

const RULES = compileStorageRules(`
service firebase.storage {
  match /b/{bucket}/o {
    match /files/{uid}/{name} {
      allow get: if bucket == 'demo.appspot.com'
        && firestore.get(/databases/(default)/documents/staff/$(request.auth.uid)).data.reads == true;
      allow list: if false;
      allow create: if resource == null && request.auth.uid == uid && request.resource.size < 10
        && request.resource.contentType == 'image/png' && request.time.toMillis() == 1763000000000;
      allow update: if request.resource.contentType == resource.contentType;
      allow delete: if request.auth.uid == uid;
    }
  }
}`);
const ADA: Account = { uid: 'ada', token: {} };
const BO: Account = { uid: 'bo', token: {} };
const path = 'files/ada/a.png';
const upload = (changes: object = {}): StorageOperation => ({
  kind: 'upload',
  path,
  size: 9,
  metadata: { contentType: 'image/png' },
  ...changes,
});

function openBucket() {
  const firestore = new InProcessFirestore(
    compileFirestoreRules('service cloud.firestore { match /none/{id} { allow read: if false; } }'),
  );
  firestore.arrange({ kind: 'set', path: 'staff/bo', data: { reads: true } });
  const now = () => 1_763_000_000_000;
  return { firestore, bucket: new InProcessStorage(RULES, { bucket: 'demo.appspot.com', firestore, now }) };
}

describe('Storage in process', () => {
  it('accepts what the rules accept, once', () => {
    const { bucket } = openBucket();
    expect(bucket.attempt(BO, upload())).toBe('denied');
    expect(bucket.attempt(ADA, upload({ size: 10 }))).toBe('denied');
    expect(bucket.attempt(ADA, upload({ metadata: { contentType: 'text/html' } }))).toBe('denied');
    expect(bucket.attempt(ADA, upload())).toBe('allowed');
    expect(bucket.attempt(ADA, upload())).toBe('denied');
  });

  it('looks up documents in Firestore as they were when the question was asked', () => {
    const { bucket, firestore } = openBucket();
    bucket.attempt(ADA, upload());
    for (const kind of ['download', 'describe'] as const) {
      expect(bucket.attempt(BO, { kind, path })).toBe('allowed');
      expect(bucket.attempt(ADA, { kind, path })).toBe('denied');
    }
    const question = bucket.ask(BO, { kind: 'download', path });
    firestore.clear();
    expect(question.decide(RULES)).toBe('allowed');
    expect(bucket.attempt(BO, { kind: 'download', path })).toBe('denied');
  });

  it('changes, lists and removes files', () => {
    const { bucket } = openBucket();
    bucket.attempt(ADA, upload());
    const update = (contentType: string): StorageOperation => ({
      kind: 'update',
      path,
      metadata: { contentType },
    });
    expect(bucket.attempt(null, update('text/html'))).toBe('denied');
    expect(bucket.attempt(null, update('image/png'))).toBe('allowed');
    expect(bucket.attempt(ADA, { kind: 'list', path: 'files/ada' })).toBe('denied');
    expect(bucket.attempt(BO, { kind: 'delete', path })).toBe('denied');
    expect(bucket.attempt(ADA, { kind: 'delete', path })).toBe('allowed');
    expect(() => bucket.attempt(BO, { kind: 'download', path })).toThrow('There is no file');
  });

  it('names every error in rules that do not compile', () => {
    expect(() => compileStorageRules('service firebase.storage { match }')).toThrow(/1:\d+ /);
  });
});
