import type { LibraryArea } from '@harborline/domain/entities/library';
import { docPath } from '@harborline/domain/paths';
import type { CollectionOperation } from '@harborline/domain/permissions/table';
import { makeLibrary, makeLibraryPrivate } from '@harborline/domain/testing/factories';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { type Place, type Trial, trialsOf } from './trial';

const { id: _id, ...LIBRARY } = makeLibrary();
/** A library and what belongs to it alone. */
export const libraryDocuments = (library: string) => ({
  [docPath.library(library)]: LIBRARY,
  [docPath.libraryPrivate(library)]: makeLibraryPrivate(),
});

/** A change of a part of the library with the record of who made it, as settings pages send it. */
const save =
  (area: LibraryArea, change: (key: string) => Record<string, unknown>) =>
  (db: Firestore, { uid, library, key }: Place) => {
    const batch = writeBatch(db);
    const path = area === 'company' ? docPath.libraryPrivate(library) : docPath.library(library);
    batch.update(doc(db, path), change(key));
    const log = { updated_by: uid, updated_at: serverTimestamp(), area };
    batch.set(doc(db, docPath.libraryLastChange(library)), log);
    return batch.commit();
  };

const libraries = trialsOf('SupportLibraries');
const updating = (what: string, row: CollectionOperation | undefined, attempt: Trial['attempt']): Trial =>
  libraries.trial('update')(what, row, attempt);

const LIBRARIES: readonly Trial[] = [
  libraries.trial('get')('by id', 'SupportLibraries.get', (db, { library }) =>
    getDoc(doc(db, docPath.library(library))),
  ),
  libraries.trial('list')('all', 'SupportLibraries.list', (db) =>
    getDocs(query(collection(db, 'SupportLibraries'), limit(1))),
  ),
  libraries.list('children', 'SupportLibraries.list', [], 'parent_lib_id'),
  libraries.create('new', 'SupportLibraries.create', () => LIBRARY),
  updating('any other field', 'SupportLibraries.update', (db, { library }) =>
    updateDoc(doc(db, docPath.library(library)), { isContactFormOnline: false }),
  ),
  updating('the parent', 'SupportLibraries.update', (db, { library, key }) =>
    updateDoc(doc(db, docPath.library(library)), { parent_lib_id: key }),
  ),
  updating('order of categories', 'SupportLibraries.updateCategoryOrder', (db, { library, key }) =>
    updateDoc(doc(db, docPath.library(library)), { categoryPositioning: [key] }),
  ),
  updating(
    'settings',
    'SupportLibraries.updateSettings',
    save('settings', (key) => ({ 'settings.settings.companyName': key })),
  ),
  updating('settings, unlogged', undefined, (db, { library, key }) =>
    updateDoc(doc(db, docPath.library(library)), { 'settings.settings.companyName': key }),
  ),
  updating(
    'theme',
    'SupportLibraries.updateTheme',
    save('theme', (key) => ({
      widgetTheme: { themeColor: '#123456', position: 'left', greeting: key },
    })),
  ),
  updating(
    'custom CSS',
    'SupportLibraries.updateCustomCss',
    save('customCss', (key) => ({ 'publicHelpCenterTheme.customCss': `/* ${key} */` })),
  ),
  libraries.trial('delete')('there', 'SupportLibraries.delete', (db, { library }) =>
    deleteDoc(doc(db, docPath.library(library))),
  ),
];

const part = trialsOf('SupportLibraries/private');
const PRIVATE: readonly Trial[] = [
  part.trial('get')('settings', 'SupportLibraries/private.get', (db, { library }) =>
    getDoc(doc(db, docPath.libraryPrivate(library))),
  ),
  part.trial('get')('last change', undefined, (db, { library }) =>
    getDoc(doc(db, docPath.libraryLastChange(library))),
  ),
  part.trial('list')('all', undefined, (db, { library }) =>
    getDocs(query(collection(db, `${docPath.library(library)}/private`), limit(1))),
  ),
  part.trial('create')('another document', 'SupportLibraries/private.write', (db, { library, key }) =>
    setDoc(doc(db, `${docPath.library(library)}/private/${key}`), { secret: 'x' }),
  ),
  part.trial('update')(
    'company mail address',
    'SupportLibraries/private.updateCompany',
    save('company', (key) => ({ companyEmail: `${key.slice(-40)}@acme.example` })),
  ),
  part.trial('update')('subscription', 'SupportLibraries/private.write', (db, { library }) =>
    updateDoc(doc(db, docPath.libraryPrivate(library)), { is_subscription_active: true }),
  ),
  part.trial('delete')('settings', 'SupportLibraries/private.write', (db, { library }) =>
    deleteDoc(doc(db, docPath.libraryPrivate(library))),
  ),
];

const lookups = (name: 'LibraryKeys' | 'LibraryHosts'): readonly Trial[] => {
  const trials = trialsOf(name);
  const entry = ({ library }: Place) => ({ support_lib_id: library });
  return [
    trials.get('by name', `${name}.get`, entry),
    trials.list('all', undefined),
    trials.create('new', `${name}.write`, entry),
    trials.update('there', `${name}.write`, entry, ({ uid }) => ({ support_lib_id: uid })),
    trials.delete('there', `${name}.write`, entry),
  ];
};

export const LIBRARY_TRIALS = [
  ...LIBRARIES,
  ...PRIVATE,
  ...lookups('LibraryKeys'),
  ...lookups('LibraryHosts'),
];
