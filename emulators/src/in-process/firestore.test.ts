import { describe, expect, it } from 'vitest';
import type { Account } from './account';
import { compileFirestoreRules, type FirestoreOperation, InProcessFirestore } from './firestore';
import { increment, NO_FIELD, SERVER_TIME } from './values';

const inRules = (body: string) =>
  compileFirestoreRules(
    `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { ${body} } }`,
  );

const ADA: Account = { uid: 'ada', token: { admin: true } };
const BO: Account = { uid: 'bo', token: {} };

const OWN_NOTES = inRules(`
  match /notes/{id} {
    allow read: if request.auth.uid == resource.data.owner;
    allow create: if request.resource.data.owner == request.auth.uid
      && request.resource.data.at == request.time;
    allow update: if resource.data.owner == request.auth.uid;
    allow delete: if request.auth.token.admin == true;
  }`);

const withNote = (rules = OWN_NOTES) => {
  const firestore = new InProcessFirestore(rules, () => 1_763_000_000_000);
  firestore.arrange({
    kind: 'set',
    path: 'notes/a',
    data: { owner: 'ada', tags: { read: false }, count: 1 },
  });
  return firestore;
};

const noteOf = (owner: string, changes: object = {}): FirestoreOperation => ({
  kind: 'set',
  path: 'notes/fresh',
  data: { owner, at: SERVER_TIME, ...changes },
});

describe('Firestore in process', () => {
  it('lets an account read what its rules let it read', () => {
    const firestore = withNote();
    expect(firestore.attempt(ADA, { kind: 'get', path: 'notes/a' })).toBe('allowed');
    expect(firestore.attempt(BO, { kind: 'get', path: 'notes/a' })).toBe('denied');
    expect(firestore.attempt(null, { kind: 'get', path: 'notes/a' })).toBe('denied');
  });

  it('proves a list from its query, not from what is stored', () => {
    const firestore = withNote();
    const list = (owner: string): FirestoreOperation => ({
      kind: 'list',
      collection: 'notes',
      parts: [
        { kind: 'where', field: 'owner', op: '==', value: owner },
        { kind: 'orderBy', field: 'count', direction: 'desc' },
        { kind: 'limit', count: 3 },
      ],
    });
    expect(firestore.attempt(ADA, list('ada'))).toBe('allowed');
    expect(firestore.attempt(ADA, list('bo'))).toBe('denied');
    expect(firestore.attempt(ADA, { kind: 'list', collection: 'notes', parts: [] })).toBe('denied');
  });

  it("passes a query's limit to the rules", () => {
    const rules = inRules('match /notes/{id} { allow list: if request.query.limit <= 5; }');
    const list = (count: number): FirestoreOperation => ({
      kind: 'list',
      collection: 'notes',
      parts: [{ kind: 'limit', count }],
    });
    expect(withNote(rules).attempt(null, list(5))).toBe('allowed');
    expect(withNote(rules).attempt(null, list(6))).toBe('denied');
  });

  it('performs what is allowed, and nothing else', () => {
    const firestore = withNote();
    const read: FirestoreOperation = { kind: 'get', path: 'notes/fresh' };
    expect(firestore.attempt(BO, noteOf('ada'))).toBe('denied');
    expect(firestore.attempt(BO, noteOf('bo', { at: new Date(0) }))).toBe('denied');
    expect(firestore.attempt(BO, read)).toBe('denied');
    expect(firestore.attempt(BO, noteOf('bo'))).toBe('allowed');
    expect(firestore.attempt(BO, read)).toBe('allowed');
    expect(firestore.attempt(BO, { kind: 'delete', path: 'notes/fresh' })).toBe('denied');
    expect(firestore.attempt(ADA, { kind: 'delete', path: 'notes/fresh' })).toBe('allowed');
    expect(firestore.attempt(BO, read)).toBe('denied');
  });

  it('uses one time per request, even if the clock advances meanwhile', () => {
    let now = 1_763_000_000_000;
    const ticking = () => {
      now += 1;
      return now;
    };
    const firestore = new InProcessFirestore(OWN_NOTES, ticking);
    expect(firestore.attempt(ADA, noteOf('ada'))).toBe('allowed');
  });

  it('updates the named fields, including server values', () => {
    const rules = inRules(`match /notes/{id} {
      allow update: if request.resource.data == {'tags': {'read': true, 'kept': 1}, 'count': 3, 'at': request.time};
    }`);
    const firestore = new InProcessFirestore(rules);
    const stored = { owner: 'ada', tags: { read: false, kept: 1 }, count: 1 };
    firestore.arrange({ kind: 'set', path: 'notes/a', data: stored });
    const data = { owner: NO_FIELD, 'tags.read': true, count: increment(2), at: SERVER_TIME };
    expect(firestore.attempt(null, { kind: 'update', path: 'notes/a', data })).toBe('allowed');
  });

  it('encodes integers, other numbers, dates, lists and maps as the SDKs do', () => {
    const rules = inRules(`match /notes/{id} {
      allow create: if request.resource.data.diff({
        'whole': 7, 'half': 0.5, 'at': timestamp.value(1763000000000), 'list': [1, {'a': null}], 'on': true
      }).affectedKeys().size() == 0 && request.resource.data.whole is int && request.resource.data.half is float;
    }`);
    const at = new Date(1_763_000_000_000);
    const data = { whole: 7, half: 0.5, at, list: [1, { a: null }], on: true };
    expect(new InProcessFirestore(rules).attempt(null, { kind: 'set', path: 'notes/a', data })).toBe(
      'allowed',
    );
  });

  it('decides each write of a commit against the state after all of them', () => {
    const rules = inRules(`
      match /notes/{id} { allow write: if getAfter(/databases/(default)/documents/logs/last).data.note == id; }
      match /logs/{id} { allow write: if true; }
      match /sealed/{id} { allow write: if false; }`);
    const note = { kind: 'set', path: 'notes/a', data: {} } as const;
    const log = { kind: 'set', path: 'logs/last', data: { note: 'a' } } as const;
    const sealed = { kind: 'delete', path: 'sealed/a' } as const;
    const commit = (...writes: (typeof note | typeof log | typeof sealed)[]) =>
      new InProcessFirestore(rules).attempt(null, { kind: 'commit', writes });
    expect(commit(note)).toBe('denied');
    expect(commit(note, log)).toBe('allowed');
    expect(commit(note, log, sealed)).toBe('denied');
  });

  it('refuses an update of a missing document as Firestore does, after the rules', () => {
    const update = { kind: 'update', path: 'notes/none', data: { a: 1 } } as const;
    const open = new InProcessFirestore(inRules('match /notes/{id} { allow write: if true; }'));
    expect(() => open.attempt(null, update)).toThrow('No document to update');
    expect(withNote().attempt(ADA, update)).toBe('denied');
  });

  it('keeps a question together with the documents it was asked about', () => {
    const firestore = withNote();
    const question = firestore.ask(BO, { kind: 'get', path: 'notes/a' });
    const counted = inRules('match /notes/{id} { allow read: if resource.data.count == 1; }');
    firestore.arrange({ kind: 'update', path: 'notes/a', data: { owner: 'bo', count: 2 } });
    expect(question.decide(OWN_NOTES)).toBe('denied');
    expect(question.decide(counted)).toBe('allowed');
    firestore.clear();
    expect(question.decide(counted)).toBe('allowed');
    expect(firestore.attempt(BO, { kind: 'get', path: 'notes/a' })).toBe('denied');
  });

  it('counts the expressions and documents of a whole commit', () => {
    const looking = (count: number) =>
      inRules(
        `match /notes/{id} { allow write: if ${Array.from(
          { length: count },
          (_, n) => `!exists(/databases/(default)/documents/logs/$(id + '${n}'))`,
        ).join(' && ')}; }`,
      );
    const writes = ['a', 'b', 'c'].map((id) => ({ kind: 'delete' as const, path: `notes/${id}` }));
    const question = withNote().ask(null, { kind: 'commit', writes });
    expect(question.decide(looking(6))).toBe('allowed');
    expect(question.decide(looking(7))).toBe('denied');
    expect(question.expressions(looking(7))).toBeGreaterThan(question.expressions(looking(6)));
  });

  it('names every error in rules that do not compile', () => {
    expect(() => inRules('match /notes/{id} { allow read: if ; }')).toThrow(/1:\d+ /);
  });
});
