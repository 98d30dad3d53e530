import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { layOut } from './support/environment';
import { EVERYBODY, LIB, OUTSIDERS, STAFF } from './support/people';
import { allows, denies } from './support/verdicts';
import { useWorld } from './support/world';

useWorld();

describe('SupportLibraries', () => {
  it('D-16: anybody reads the public part by id', () =>
    allows(EVERYBODY, (db) => getDoc(doc(db, docPath.library(LIB)))));

  it('D-16: nobody lists libraries, not even with a filter and a limit', async () => {
    await denies(EVERYBODY, (db) => getDocs(collection(db, 'SupportLibraries')));
    const byKey = where('library_refkey', '==', 'key-a');
    await denies(EVERYBODY, (db) => getDocs(query(collection(db, 'SupportLibraries'), byKey, limit(1))));
  });

  it('writers of content save the order of categories, and nothing else', async () => {
    const ref = docPath.library(LIB);
    const categoryPositioning = ['open'];
    await allows(['owner', 'admin', 'editor', 'writer'], (db) =>
      updateDoc(doc(db, ref), { categoryPositioning }),
    );
    await denies(['agent', ...OUTSIDERS], (db) => updateDoc(doc(db, ref), { categoryPositioning }));
    await denies(['owner'], (db) => updateDoc(doc(db, ref), { categoryPositioning, parent_lib_id: 'mine' }));
    await denies(['owner'], (db) => updateDoc(doc(db, ref), { categoryPositioning: 'none' }));
  });

  describe('the order of categories', () => {
    const save = (categoryPositioning: unknown) => (db: Firestore) =>
      updateDoc(doc(db, docPath.library(LIB)), { categoryPositioning });
    const ids = (count: number, length: number) =>
      Array.from({ length: count }, (_, index) => String(index).padStart(length, 'c'));

    it('is bounded in entries and in bytes', async () => {
      await allows(['owner'], save([]));
      await allows(['owner'], save(ids(LIMITS.categoryOrder, 20)));
      await denies(['owner'], save(ids(LIMITS.categoryOrder + 1, 20)));
      await allows(
        ['owner'],
        save(ids(LIMITS.categoryOrder, LIMITS.categoryOrderBytes / LIMITS.categoryOrder)),
      );
      await denies(['owner'], save([...ids(499, 32), 'c'.repeat(33)]));
      await denies(['owner'], save(['c'.repeat(LIMITS.categoryOrderBytes + 1)]));
    });

    it.each([
      ['what is no list', 'open'],
      ['a map', { 0: 'open' }],
      ['entries with anything else in them', [{ id: 'open', category_title: 'x'.repeat(900_000) }]],
      ['numbers', [7]],
      ['characters of several bytes', ['ö']],
      ['line breaks', ['open\n']],
    ])('is not %s', (_what, order) => denies(['owner'], save(order)));
  });

  it('nobody creates, renames or deletes a library', async () => {
    await denies(EVERYBODY, (db) => setDoc(doc(db, docPath.library('newlibrary')), { library_refkey: 'x' }));
    await denies(EVERYBODY, (db) => updateDoc(doc(db, docPath.library(LIB)), { library_refkey: 'mine' }));
    await denies(EVERYBODY, (db) => deleteDoc(doc(db, docPath.library(LIB))));
  });
});

describe('SupportLibraries/private', () => {
  it('abuse test 1: is for settings people of the library alone', async () => {
    const ref = docPath.libraryPrivate(LIB);
    await allows(['owner', 'admin'], (db) => getDoc(doc(db, ref)));
    await denies(['editor', 'writer', 'agent', ...OUTSIDERS], (db) => getDoc(doc(db, ref)));
    await denies(EVERYBODY, (db) => getDocs(collection(db, `${docPath.library(LIB)}/private`)));
    await denies(EVERYBODY, (db) => updateDoc(doc(db, ref), { is_white_label: true }));
  });

  it.each(['canManageGeneralAndSecuritySettings', 'canManageTicketSettings', 'canManageWidgetSettings'])(
    '%s alone opens it',
    async (slug) => {
      await layOut({ [docPath.user('agent')]: { ...STAFF.agent, permissions: { [slug]: true } } });
      await allows(['agent'], (db) => getDoc(doc(db, docPath.libraryPrivate(LIB))));
    },
  );

  it('has no other document', () =>
    denies(EVERYBODY, (db) => getDoc(doc(db, `${docPath.library(LIB)}/private/secrets`))));
});

describe('LibraryKeys and LibraryHosts', () => {
  it('answer by name to anybody, and never in a list', async () => {
    for (const name of ['LibraryKeys/key-a', 'LibraryHosts/a.example']) {
      await allows(EVERYBODY, (db) => getDoc(doc(db, name)));
      await denies(EVERYBODY, (db) => updateDoc(doc(db, name), { support_lib_id: 'mine' }));
    }
    await denies(EVERYBODY, (db) => getDocs(query(collection(db, 'LibraryKeys'), limit(1))));
    await denies(EVERYBODY, (db) => getDocs(query(collection(db, 'LibraryHosts'), limit(1))));
    await denies(EVERYBODY, (db) => setDoc(doc(db, 'LibraryKeys/fresh'), { support_lib_id: LIB }));
  });
});

describe('SearchShards', () => {
  it('answer by name to anybody; nobody lists or writes them', async () => {
    const ref = docPath.searchShard(LIB, 0);
    await allows(EVERYBODY, (db) => getDoc(doc(db, ref)));
    await denies(EVERYBODY, (db) =>
      getDocs(query(collection(db, 'SearchShards'), where('support_lib_id', '==', LIB))),
    );
    await denies(EVERYBODY, (db) => updateDoc(doc(db, ref), { entries: {} }));
    await denies(EVERYBODY, (db) => deleteDoc(doc(db, ref)));
  });
});

describe("the functions' own collections", () => {
  it.each(['Outbox/mail', 'RateLimits/counter', 'ArticleVotes/vote', 'ArticleViews/view'])(
    '%s: nobody reads, lists or writes',
    async (path) => {
      const [name = ''] = path.split('/');
      await denies(EVERYBODY, (db) => getDoc(doc(db, path)));
      await denies(EVERYBODY, (db) =>
        getDocs(query(collection(db, name), where('support_lib_id', '==', LIB))),
      );
      await denies(EVERYBODY, (db) => setDoc(doc(db, path), { support_lib_id: LIB }));
      await denies(EVERYBODY, (db) => setDoc(doc(db, `${name}/fresh`), { support_lib_id: LIB }));
      await denies(EVERYBODY, (db) => deleteDoc(doc(db, path)));
    },
  );

  it('a collection nobody thought of is closed', () =>
    denies(EVERYBODY, (db) => setDoc(doc(db, 'Anything/else'), { support_lib_id: LIB })));
});
