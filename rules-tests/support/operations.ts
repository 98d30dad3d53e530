import { conversationUpdate, type NewMessage } from '@harborline/domain/conversation/build-message';
import { docPath } from '@harborline/domain/paths';
import type { CollectionOperation } from '@harborline/domain/permissions/table';
import { makeMailRecord } from '@harborline/domain/testing/factories';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { layOut } from './environment';
import { LIB, OTHER_LIB, type Person } from './people';
import { article, category, conversation, message } from './world';

export interface Trial {
  readonly db: Firestore;
  readonly person: Person;
  /** the library it is tried in */
  readonly library: string;
}

type Operation = (trial: Trial) => Promise<unknown>;

const get =
  (path: (trial: Trial) => string): Operation =>
  (trial) =>
    getDoc(doc(trial.db, path(trial)));
const set =
  (path: (trial: Trial) => string, data: (trial: Trial) => object): Operation =>
  (trial) =>
    setDoc(doc(trial.db, path(trial)), data(trial));

const list =
  (name: string, ...filters: [string, unknown][]): Operation =>
  ({ db, library }) =>
    getDocs(
      query(
        collection(db, name),
        where('support_lib_id', '==', library),
        ...filters.map(([field, value]) => where(field, '==', value)),
      ),
    );

/** A document of one's own to try something on: what one person changes must not be what the next one meets. */
async function ownDocument(path: string, data: object): Promise<string> {
  await layOut({ [path]: data });
  return path;
}

const stamp = ({ person }: Trial) => ({ updated_at: serverTimestamp(), updated_by: person });
const categoryIn = (library: string) => (library === LIB ? 'open' : 'otherOpen');
const colleagueIn = (library: string) => (library === LIB ? 'agent' : 'otherAgent');

const freshCategory = ({ library }: Trial) => ({ ...category(library), parent_cat_id: '' });

const freshArticle = (trial: Trial, changes: object = {}) => ({
  ...article(trial.library, { article_categories: categoryIn(trial.library), is_published: false }),
  ...stamp(trial),
  created_at: serverTimestamp(),
  ...changes,
});

const onArticle =
  (
    name: string,
    stored: object,
    change: (db: Firestore, path: string, trial: Trial) => Promise<unknown>,
  ): Operation =>
  async (trial) => {
    const path = docPath.article(`${name}-${trial.person}`);
    return change(trial.db, await ownDocument(path, article(trial.library, stored)), trial);
  };

const draftOf = (trial: Trial) => ({
  support_lib_id: trial.library,
  article_title: 'Title',
  article_content: '',
  article_keywords: [],
  article_categories: categoryIn(trial.library),
  ...stamp(trial),
});

async function inConversation(
  trial: Trial,
  visitors: readonly string[],
  act: (ref: string) => Promise<unknown>,
) {
  const ref = `matrix${trial.person}`;
  const first = message({ conversation_ref: ref, support_lib_id: trial.library, sender_ref: 'visitor' });
  await layOut({
    [docPath.conversation(ref)]: conversation(trial.library, { visitor_uids: visitors }),
    [docPath.message(ref, 'first')]: first,
  });
  return act(ref);
}

const send =
  (sender: 'visitor' | 'agent'): Operation =>
  (trial) =>
    inConversation(trial, sender === 'visitor' ? [trial.person] : ['visitor'], (ref) => {
      const written = {
        ...message({
          conversation_ref: ref,
          support_lib_id: trial.library,
          sender_type: sender,
          sender_ref: trial.person,
        }),
        sender_name: sender === 'visitor' ? '' : 'Ada',
        created_at: serverTimestamp(),
      } as unknown as NewMessage<unknown>;
      const batch = writeBatch(trial.db);
      batch.set(doc(trial.db, docPath.message(ref, 'matrixmessage')), written);
      batch.update(doc(trial.db, docPath.conversation(ref)), {
        ...conversationUpdate('matrixmessage', written),
      });
      return batch.commit();
    });

const note: Operation = (trial) =>
  inConversation(trial, ['visitor'], (ref) =>
    setDoc(doc(trial.db, docPath.message(ref, 'matrixnote')), {
      ...message({ conversation_ref: ref, support_lib_id: trial.library, sender_ref: trial.person }),
      sender_type: 'note',
      sender_name: 'Ada',
      is_public: false,
      created_at: serverTimestamp(),
    }),
  );

let tickets = 1763717400000000;

const mailRecord: Operation = ({ db, person, library }) => {
  tickets += 1;
  const record = makeMailRecord({ ticketId: tickets, support_lib_id: library, visitor_uid: person });
  return setDoc(doc(db, docPath.mail(tickets)), record);
};

const serverOnly = (name: string): Operation =>
  set(
    () => `${name}/matrix`,
    ({ library }) => ({ support_lib_id: library }),
  );

/** One attempt for each row of the permission table that is about a collection. */
export const OPERATIONS: Readonly<Record<CollectionOperation, Operation>> = {
  'SupportLibraries.get': get(({ library }) => docPath.library(library)),
  'SupportLibraries.list': ({ db }) => getDocs(collection(db, 'SupportLibraries')),
  'SupportLibraries.create': set(
    ({ person }) => docPath.library(`of${person}`),
    () => ({ library_refkey: 'x' }),
  ),
  'SupportLibraries.update': ({ db, library }) =>
    updateDoc(doc(db, docPath.library(library)), { isContactFormOnline: false }),
  'SupportLibraries.updateCategoryOrder': ({ db, library, person }) =>
    updateDoc(doc(db, docPath.library(library)), { categoryPositioning: [{ id: person }] }),
  'SupportLibraries.delete': ({ db, library }) => deleteDoc(doc(db, docPath.library(library))),
  'SupportLibraries/private.get': get(({ library }) => docPath.libraryPrivate(library)),
  'SupportLibraries/private.write': set(
    ({ library }) => docPath.libraryPrivate(library),
    () => ({ companyEmail: '' }),
  ),
  'LibraryKeys.get': get(({ library }) => docPath.libraryKey(`key-${library.at(-1)}`)),
  'LibraryKeys.write': set(
    () => docPath.libraryKey('matrix'),
    ({ library }) => ({ support_lib_id: library }),
  ),
  'LibraryHosts.get': get(({ library }) => docPath.libraryHost(`${library.at(-1)}.example`)),
  'LibraryHosts.write': set(
    () => docPath.libraryHost('matrix.example'),
    ({ library }) => ({ support_lib_id: library }),
  ),
  'Users.get': get(({ library }) => docPath.user(colleagueIn(library))),
  'Users.updateOwnProfile': ({ db, person }) =>
    updateDoc(doc(db, docPath.user(person)), { display_name: 'Ada' }),
  'Users.write': ({ db, library }) =>
    updateDoc(doc(db, docPath.user(colleagueIn(library))), { agent_role: 'owner' }),
  'Categories.readVisible': list('Categories', ['is_enabled', true]),
  'Categories.readAll': list('Categories'),
  'Categories.create': set(({ person }) => docPath.category(`matrix-${person}`), freshCategory),
  'Categories.update': async (trial) => {
    const path = await ownDocument(docPath.category(`matrix-${trial.person}`), category(trial.library));
    return updateDoc(doc(trial.db, path), { category_title: 'New' });
  },
  'Categories.delete': async (trial) =>
    deleteDoc(
      doc(trial.db, await ownDocument(docPath.category(`matrix-${trial.person}`), category(trial.library))),
    ),
  'Articles.readPublished': list('Articles', ['is_published', true], ['is_disabled', false]),
  'Articles.readAll': list('Articles'),
  'Articles.createUnpublished': set(
    ({ person }) => docPath.article(`matrix-${person}`),
    (trial) => freshArticle(trial),
  ),
  'Articles.updateUnpublished': onArticle('unpublished', { is_published: false }, (db, path, trial) =>
    updateDoc(doc(db, path), { article_title: 'New', ...stamp(trial) }),
  ),
  'Articles.publish': onArticle('publish', { is_published: false }, (db, path, trial) =>
    updateDoc(doc(db, path), { is_published: true, ...stamp(trial) }),
  ),
  'Articles.delete': onArticle('delete', {}, (db, path) => deleteDoc(doc(db, path))),
  'ArticleDrafts.read': list('ArticleDrafts'),
  'ArticleDrafts.write': set(
    ({ library }) => docPath.articleDraft(library === LIB ? 'live' : 'otherLive'),
    draftOf,
  ),
  'SearchShards.get': get(({ library }) => docPath.searchShard(library, 0)),
  'SearchShards.write': set(
    ({ library }) => docPath.searchShard(library, 0),
    ({ library }) => ({
      support_lib_id: library,
      entries: {},
    }),
  ),
  'mail.createOwn': mailRecord,
  'mail.read': list('mail'),
  'mail.update': async (trial) => {
    const path = await ownDocument(docPath.mail(1763717400000001), {
      support_lib_id: trial.library,
      visitor_uid: trial.person,
    });
    return updateDoc(doc(trial.db, path), { helpText: 'other' });
  },
  'Conversations.read': list('Conversations'),
  'Conversations.readOwnAsVisitor': (trial) =>
    inConversation(trial, [trial.person], (ref) => getDoc(doc(trial.db, docPath.conversation(ref)))),
  'Conversations.create': set(
    ({ person }) => docPath.conversation(`fresh${person}`),
    ({ library, person }) => conversation(library, { visitor_uids: [person] }),
  ),
  'Conversations.markRead': (trial) =>
    inConversation(trial, ['visitor'], (ref) =>
      updateDoc(doc(trial.db, docPath.conversation(ref)), { is_unread_by_staff: false }),
    ),
  'Conversations.updateOnReply': send('agent'),
  'Messages.read': (trial) =>
    inConversation(trial, ['visitor'], (ref) => getDocs(collection(trial.db, docPath.messages(ref)))),
  'Messages.readPublicAsVisitor': (trial) =>
    inConversation(trial, [trial.person], (ref) =>
      getDocs(query(collection(trial.db, docPath.messages(ref)), where('is_public', '==', true))),
    ),
  'Messages.createAsVisitor': send('visitor'),
  'Messages.createAsAgent': send('agent'),
  'Messages.createNote': note,
  'Messages.update': (trial) =>
    inConversation(trial, [trial.person], (ref) =>
      updateDoc(doc(trial.db, docPath.message(ref, 'first')), { text: 'never said' }),
    ),
  'Outbox.read': list('Outbox'),
  'Outbox.write': serverOnly('Outbox'),
  'ArticleVotes.write': serverOnly('ArticleVotes'),
  'ArticleViews.write': serverOnly('ArticleViews'),
  'RateLimits.write': serverOnly('RateLimits'),
};

/** What a person does to themselves has no "other library". */
export const HAS_NO_OTHER_LIBRARY: readonly CollectionOperation[] = ['Users.updateOwnProfile'];

/** Open to everybody who has some identity, be it an anonymous one. */
export const NEEDS_AN_IDENTITY: readonly CollectionOperation[] = [
  'mail.createOwn',
  'Conversations.readOwnAsVisitor',
  'Messages.readPublicAsVisitor',
  'Messages.createAsVisitor',
];

export const LIBRARIES = { own: LIB, other: OTHER_LIB } as const;
