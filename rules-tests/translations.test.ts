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
  orderBy,
  type QueryConstraint,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { layOut } from './support/environment';
import { AGENCY_LIB, EVERYBODY, LIB, OTHER_LIB, OUTSIDERS, type Person, STAFF } from './support/people';
import { allows, denies } from './support/verdicts';
import { useWorld } from './support/world';

useWorld();

const MANAGERS: Person[] = ['owner', 'admin', 'agencyInside'];
const NOT_MANAGERS: Person[] = ['editor', 'writer', 'agent', 'viewer', ...OUTSIDERS];

const OURS = docPath.translation('word');
const THEIRS = docPath.translation('otherWord');
const word = (library: string, changes: object = {}) => ({
  support_lib_id: library,
  source: 'Article',
  translation: 'Guide',
  ...changes,
});

describe('Translations', () => {
  it('anybody reads those of one library, and nobody walks through all', async () => {
    await allows(EVERYBODY, (db) => getDoc(doc(db, OURS)));
    const words =
      (...more: QueryConstraint[]) =>
      (db: Firestore) =>
        getDocs(query(collection(db, 'Translations'), where('support_lib_id', '==', LIB), ...more));
    await allows(EVERYBODY, words(limit(LIMITS.translationsPerLibrary)));
    await denies(EVERYBODY, words());
    await denies(EVERYBODY, words(limit(LIMITS.translationsPerLibrary + 1)));
    const all = (...filters: QueryConstraint[]) =>
      denies(EVERYBODY, (db) => getDocs(query(collection(db, 'Translations'), ...filters, limit(1))));
    await all();
    await all(where('support_lib_id', '>=', ''));
    await all(where('support_lib_id', '>', LIB), where('support_lib_id', '<', `${LIB}z`));
    await all(where('support_lib_id', '!=', LIB));
    await all(orderBy('support_lib_id'));
  });

  it('settings people of the library write them', async () => {
    const create = (library: string) => (db: Firestore, person: Person) =>
      setDoc(doc(db, docPath.translation(`fresh-${person}`)), word(library));
    await allows(MANAGERS, create(LIB));
    await denies(NOT_MANAGERS, create(LIB));
    await denies(['owner', 'agencyInside'], create(OTHER_LIB));
    await denies(['agencyInside'], create(AGENCY_LIB));
    await allows(MANAGERS, (db) => updateDoc(doc(db, OURS), { source: 'News', translation: 'Neues' }));
    await denies(NOT_MANAGERS, (db) => updateDoc(doc(db, OURS), { translation: 'x' }));
    await denies(MANAGERS, (db) => updateDoc(doc(db, THEIRS), { translation: 'x' }));
    await denies(NOT_MANAGERS, (db) => deleteDoc(doc(db, OURS)));
    await denies(MANAGERS, (db) => deleteDoc(doc(db, THEIRS)));
    await allows(['owner'], (db) => deleteDoc(doc(db, OURS)));
  });

  it('the slug alone is enough', async () => {
    await layOut({
      [docPath.user('agent')]: { ...STAFF.agent, permissions: { canManageWidgetSettings: true } },
    });
    await allows(['agent'], (db) => updateDoc(doc(db, OURS), { translation: 'x' }));
  });

  it('a word moves to no other library', async () => {
    await denies(['owner'], (db) => updateDoc(doc(db, OURS), { support_lib_id: OTHER_LIB }));
    await denies(['owner', 'otherOwner'], (db) => updateDoc(doc(db, THEIRS), { support_lib_id: LIB }));
    await denies(['otherOwner'], (db) => updateDoc(doc(db, OURS), { support_lib_id: OTHER_LIB }));
  });

  const long = 'x'.repeat(201);
  it.each<[string, object]>([
    ['no word', { source: '' }],
    ['nothing in its place', { translation: '' }],
    ['a word that is too long', { source: long }],
    ['something too long in its place', { translation: long }],
    ['a word that is no text', { source: 7 }],
    ['a list in its place', { translation: ['x'] }],
    ['a field of its own', { html: '<b>' }],
  ])('refuses %s', async (_what, changes) => {
    await denies(['owner'], (db) => setDoc(doc(db, docPath.translation('fresh')), word(LIB, changes)));
    await denies(['owner'], (db) => updateDoc(doc(db, OURS), changes));
  });

  it('takes the longest word', () =>
    allows(['owner'], (db) =>
      setDoc(
        doc(db, docPath.translation('fresh')),
        word(LIB, { source: 'x'.repeat(200), translation: 'y'.repeat(200) }),
      ),
    ));
});
