import { CHAT_IDENTITIES, CHAT_RETURNS, CHAT_WAITS } from '@harborline/domain/chat/chat-choices';
import { isPrivateArea, type LibraryArea } from '@harborline/domain/entities/library';
import { docPath } from '@harborline/domain/paths';
import type { CollectionOperation } from '@harborline/domain/permissions/table';
import { RATING_DELAYS } from '@harborline/domain/ratings/rating-values';
import { makeLibrary, makeLibraryPrivate } from '@harborline/domain/testing/factories';
import { commit, get, limit, list, remove, SERVER_TIME, set, update } from '../support/firestore';
import { type CellContext, type Trial, trialsOf } from './trial';

const { id: _id, ...LIBRARY } = makeLibrary();
/** A library and its own documents. */
export const libraryDocuments = (library: string) => ({
  [docPath.library(library)]: LIBRARY,
  [docPath.libraryPrivate(library)]: makeLibraryPrivate(),
});

/** A change of a part of the library with its change record, as settings pages send it. */
const save =
  (area: LibraryArea, change: (key: string) => Record<string, unknown>) =>
  ({ uid, library, key }: CellContext) => {
    const path = isPrivateArea(area) ? docPath.libraryPrivate(library) : docPath.library(library);
    const log = { updated_by: uid, updated_at: SERVER_TIME, area };
    return commit(update(path, change(key)), set(docPath.libraryLastChange(library), log));
  };

let chosen = 0;
/** Other settings than the last ones, since saving the same value changes nothing. */
function nextRatings() {
  chosen += 1;
  return {
    isOn: chosen % 2 === 0,
    delayHours: RATING_DELAYS[Math.floor(chosen / 4) % RATING_DELAYS.length],
    isSignatureRequired: Math.floor(chosen / 2) % 2 === 0,
  };
}

function nextChatSettings() {
  chosen += 1;
  return {
    identity: CHAT_IDENTITIES[chosen % CHAT_IDENTITIES.length],
    isAutoAssigned: true,
    waitMinutes: CHAT_WAITS[chosen % CHAT_WAITS.length],
    returnMinutes: CHAT_RETURNS[chosen % CHAT_RETURNS.length],
  };
}

const libraries = trialsOf('SupportLibraries');
const updating = (what: string, row: CollectionOperation | undefined, attempt: Trial['attempt']): Trial =>
  libraries.trial('update')(what, row, attempt);

const LIBRARIES: readonly Trial[] = [
  libraries.trial('get')('by id', 'SupportLibraries.get', ({ library }) => get(docPath.library(library))),
  libraries.trial('list')('all', 'SupportLibraries.list', () => list('SupportLibraries', limit(1))),
  libraries.list('children', 'SupportLibraries.list', [], 'parent_lib_id'),
  libraries.create('new', 'SupportLibraries.create', () => LIBRARY),
  updating('any other field', 'SupportLibraries.update', ({ library }) =>
    update(docPath.library(library), { isContactFormOnline: false }),
  ),
  updating('the parent', 'SupportLibraries.update', ({ library, key }) =>
    update(docPath.library(library), { parent_lib_id: key }),
  ),
  updating('order of categories', 'SupportLibraries.updateCategoryOrder', ({ library, key }) =>
    update(docPath.library(library), { categoryPositioning: [key] }),
  ),
  updating(
    'settings',
    'SupportLibraries.updateSettings',
    save('settings', (key) => ({ 'settings.settings.companyName': key })),
  ),
  updating('settings, unlogged', undefined, ({ library, key }) =>
    update(docPath.library(library), { 'settings.settings.companyName': key }),
  ),
  updating(
    'theme',
    'SupportLibraries.updateTheme',
    save('theme', (key) => ({
      widgetTheme: { themeColor: '#123456', position: 'left', greeting: key },
    })),
  ),
  updating(
    'chat settings',
    'SupportLibraries.updateChatSettings',
    save('chat', () => ({ chatSettings: nextChatSettings() })),
  ),
  updating(
    'custom CSS',
    'SupportLibraries.updateCustomCss',
    save('customCss', (key) => ({ 'publicHelpCenterTheme.customCss': `/* ${key} */` })),
  ),
  updating(
    'default content',
    'SupportLibraries.updateDefaultContent',
    save('defaultContent', (key) => ({ enabled_default_articles: [key] })),
  ),
  updating(
    'default news',
    'SupportLibraries.updateDefaultNews',
    save('defaultNews', (key) => ({ enabled_default_newsFlash: [key] })),
  ),
  updating(
    'default courses',
    'SupportLibraries.updateDefaultCourses',
    save('defaultCourses', (key) => ({ enabled_default_courses: [key] })),
  ),
  updating(
    'default SOPs',
    'SupportLibraries.updateDefaultSops',
    save('defaultSops', (key) => ({ enabled_default_sopArticles: [key] })),
  ),
  libraries.trial('delete')('there', 'SupportLibraries.delete', ({ library }) =>
    remove(docPath.library(library)),
  ),
];

const part = trialsOf('SupportLibraries/private');
const PRIVATE: readonly Trial[] = [
  part.trial('get')('settings', 'SupportLibraries/private.get', ({ library }) =>
    get(docPath.libraryPrivate(library)),
  ),
  part.trial('get')('last change', undefined, ({ library }) => get(docPath.libraryLastChange(library))),
  part.trial('list')('all', undefined, ({ library }) =>
    list(`${docPath.library(library)}/private`, limit(1)),
  ),
  part.trial('create')('another document', 'SupportLibraries/private.write', ({ library, key }) =>
    set(`${docPath.library(library)}/private/${key}`, { secret: 'x' }),
  ),
  part.trial('update')(
    'company mail address',
    'SupportLibraries/private.updateCompany',
    save('company', (key) => ({ companyEmail: `${key.slice(-40)}@acme.example` })),
  ),
  part.trial('update')(
    'ratings',
    'SupportLibraries/private.updateRatings',
    save('ratings', () => ({ ratings: nextRatings() })),
  ),
  part.trial('update')(
    'email about tickets',
    'SupportLibraries/private.updateTicketMail',
    save('ticketMail', (key) => ({
      ticket: { selfManaged: true, contactEmail: '', supportEmailSubject: key.slice(-40) },
    })),
  ),
  part.trial('update')('subscription', 'SupportLibraries/private.write', ({ library }) =>
    update(docPath.libraryPrivate(library), { is_subscription_active: true }),
  ),
  part.trial('delete')('settings', 'SupportLibraries/private.write', ({ library }) =>
    remove(docPath.libraryPrivate(library)),
  ),
];

const lookups = (name: 'LibraryKeys' | 'LibraryHosts'): readonly Trial[] => {
  const trials = trialsOf(name);
  const entry = ({ library }: CellContext) => ({ support_lib_id: library });
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
