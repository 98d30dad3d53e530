import { docPath } from '@harborline/domain/paths';
import { INBOX_SLUGS } from '@harborline/domain/permissions/table';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { layOut } from './support/environment';
import { LIB, LIB_ROLES, OTHER_LIB, OUTSIDERS, type Person, STAFF } from './support/people';
import { allows, denies } from './support/verdicts';
import { CONVERSATION, OTHER_CONVERSATION, TICKET, useWorld } from './support/world';

useWorld();

const INBOX = ['owner', 'admin', 'agent'] as const satisfies readonly Person[];
const NOT_INBOX = [
  'editor',
  'writer',
  'slugOff',
  'removed',
  'agencyOwner',
  'otherOwner',
  'otherAgent',
  'stranger',
  'nobody',
] as const satisfies readonly Person[];
const everybody: Person[] = [...LIB_ROLES, ...OUTSIDERS];

const at = (ref = CONVERSATION) => docPath.conversation(ref);
const inLibrary = (library: string) => where('support_lib_id', '==', library);

describe('reading conversations', () => {
  const all = (db: Firestore) => collection(db, 'Conversations');
  const newest =
    (library: string, ...more: Parameters<typeof query>[1][]) =>
    (db: Firestore) =>
      getDocs(query(all(db), inLibrary(library), ...more, orderBy('last_message_at', 'desc'), limit(20)));

  it('inbox people list and open those of their library', async () => {
    await allows(INBOX, newest(LIB));
    await allows(INBOX, newest(LIB, where('status', '==', 'open')));
    await allows(INBOX, (db) => getDoc(doc(db, at())));
    await denies(NOT_INBOX, newest(LIB));
    await denies(NOT_INBOX, (db) => getDoc(doc(db, at())));
  });

  it.each(INBOX_SLUGS)('%s alone opens the inbox', async (slug) => {
    await layOut({ [docPath.user('agent')]: { ...STAFF.agent, permissions: { [slug]: true } } });
    await allows(['agent'], newest(LIB));
    await allows(['agent'], (db) => getDoc(doc(db, at())));
  });

  it('abuse test 2: nobody of one library sees the other, whatever the query says', async () => {
    await denies(INBOX, newest(OTHER_LIB));
    await denies(INBOX, (db) => getDoc(doc(db, at(OTHER_CONVERSATION))));
    await denies(INBOX, (db) => getDocs(query(all(db), orderBy('last_message_at', 'desc'), limit(20))));
    await denies(INBOX, (db) => getDocs(query(all(db), where('support_lib_id', 'in', [LIB, OTHER_LIB]))));
  });

  it('a visitor finds the own ones, by ticket too', async () => {
    const own = (uid: string) => where('visitor_uids', 'array-contains', uid);
    const byTicket = where('ticket_id', '==', TICKET);
    await allows(['visitor'], (db) => getDocs(query(all(db), inLibrary(LIB), own('visitor'), byTicket)));
    await allows(['visitor'], (db) => getDoc(doc(db, at())));
    await denies(['visitor'], (db) => getDocs(query(all(db), inLibrary(LIB), own('stranger'), byTicket)));
    await denies(['visitor'], (db) => getDocs(query(all(db), inLibrary(LIB), byTicket)));
  });

  it('abuse test 14: claiming the address of another visitor opens nothing', async () => {
    const byMail = where('visitor.email', '==', 'vera@visitor.example');
    await denies(['stranger', 'visitor'], (db) => getDocs(query(all(db), inLibrary(LIB), byMail)));
  });

  it('nobody creates or deletes one', async () => {
    await denies(everybody, (db) => setDoc(doc(db, at('fresh')), { support_lib_id: LIB }));
    await denies(everybody, (db) => deleteDoc(doc(db, at())));
  });
});

describe('reading messages', () => {
  const messages = (db: Firestore, ref = CONVERSATION) => collection(db, docPath.messages(ref));
  const isPublic = where('is_public', '==', true);

  it('staff read all of a conversation, notes included', async () => {
    await allows(INBOX, (db) => getDocs(query(messages(db), orderBy('created_at'))));
    await allows(INBOX, (db) => getDoc(doc(db, docPath.message(CONVERSATION, 'note'))));
    await denies(NOT_INBOX, (db) => getDocs(query(messages(db), orderBy('created_at'))));
  });

  it('a visitor reads the public ones of the own conversation, by a query that asks for them', async () => {
    await allows(['visitor'], (db) => getDocs(query(messages(db), isPublic, orderBy('created_at'))));
    await allows(['visitor'], (db) => getDoc(doc(db, docPath.message(CONVERSATION, 'first'))));
    await denies(['visitor'], (db) => getDocs(query(messages(db), orderBy('created_at'))));
    await denies(['visitor'], (db) => getDoc(doc(db, docPath.message(CONVERSATION, 'note'))));
    await denies(NOT_INBOX, (db) => getDocs(query(messages(db), isPublic, orderBy('created_at'))));
  });

  it('nobody reads across conversations', async () => {
    await denies([...INBOX, 'visitor'], (db) => getDocs(query(messages(db, OTHER_CONVERSATION), isPublic)));
    await denies(everybody, (db) =>
      getDocs(query(collectionGroup(db, 'Messages'), inLibrary(LIB), isPublic)),
    );
  });
});

describe('marking as read', () => {
  it('is for staff who view tickets, and only that way round', async () => {
    await allows(INBOX, (db) => updateDoc(doc(db, at()), { is_unread_by_staff: false }));
    await denies([...NOT_INBOX, 'visitor'], (db) => updateDoc(doc(db, at()), { is_unread_by_staff: false }));
    await denies([...INBOX, 'visitor'], (db) => updateDoc(doc(db, at()), { is_unread_by_staff: true }));
    await denies(INBOX, (db) => updateDoc(doc(db, at()), { is_unread_by_staff: false, status: 'closed' }));
  });
});
