import { TICKET_SOURCES } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { INBOX_SLUGS } from '@harborline/domain/permissions/requirements';
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
  type QueryConstraint,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { layOut } from './support/environment';
import { EVERYBODY, INBOX_PEOPLE, LIB, NO_INBOX_PEOPLE, OTHER_LIB, STAFF } from './support/people';
import { allows, denies } from './support/verdicts';
import { CONVERSATION, OTHER_CONVERSATION, TICKET, useWorld } from './support/world';

useWorld();

const at = (ref = CONVERSATION) => docPath.conversation(ref);
const isTicket = where('source', 'in', TICKET_SOURCES);
const inLibrary = (library: string) => where('support_lib_id', '==', library);

describe('reading conversations', () => {
  const all = (db: Firestore) => collection(db, 'Conversations');
  const newest =
    (library: string, ...more: Parameters<typeof query>[1][]) =>
    (db: Firestore) =>
      getDocs(
        query(all(db), inLibrary(library), isTicket, ...more, orderBy('last_message_at', 'desc'), limit(20)),
      );

  it('inbox people list and open those of their library', async () => {
    await allows(INBOX_PEOPLE, newest(LIB));
    await allows(INBOX_PEOPLE, newest(LIB, where('status', '==', 'open')));
    await allows(INBOX_PEOPLE, (db) => getDoc(doc(db, at())));
    await denies(NO_INBOX_PEOPLE, newest(LIB));
    await denies(NO_INBOX_PEOPLE, (db) => getDoc(doc(db, at())));
  });

  it.each(INBOX_SLUGS.filter((slug) => slug !== 'canViewExistingTickets'))(
    '%s opens no ticket (D-31)',
    async (slug) => {
      await layOut({ [docPath.user('agent')]: { ...STAFF.agent, permissions: { [slug]: true } } });
      await denies(['agent'], newest(LIB));
      await denies(['agent'], (db) => getDoc(doc(db, at())));
      await denies(['agent'], (db) => getDoc(doc(db, docPath.message(CONVERSATION, 'first'))));
    },
  );

  it('who lists everything at once proves too little, whatever the permissions', async () => {
    await denies(INBOX_PEOPLE, (db) => getDocs(query(all(db), inLibrary(LIB), limit(20))));
    await denies(INBOX_PEOPLE, (db) =>
      getDocs(query(all(db), inLibrary(LIB), where('source', 'in', ['email', 'chat']), limit(20))),
    );
  });

  it('abuse test 2: nobody of one library sees the other, whatever the query says', async () => {
    await denies(INBOX_PEOPLE, newest(OTHER_LIB));
    await denies(INBOX_PEOPLE, (db) => getDoc(doc(db, at(OTHER_CONVERSATION))));
    await denies(INBOX_PEOPLE, (db) =>
      getDocs(query(all(db), orderBy('last_message_at', 'desc'), limit(20))),
    );
    await denies(INBOX_PEOPLE, (db) =>
      getDocs(query(all(db), where('support_lib_id', 'in', [LIB, OTHER_LIB]))),
    );
  });

  it('a visitor finds the own ones, by ticket too', async () => {
    const own = (uid: string) => where('visitor_uids', 'array-contains', uid);
    const byTicket = where('ticket_id', '==', TICKET);
    const most = limit(LIMITS.listedConversations);
    const listed =
      (...filters: QueryConstraint[]) =>
      (db: Firestore) =>
        getDocs(query(all(db), inLibrary(LIB), ...filters));
    await allows(['visitor'], listed(own('visitor'), byTicket, most));
    await allows(['visitor'], (db) => getDoc(doc(db, at())));
    await denies(['visitor'], listed(own('stranger'), byTicket, most));
    await denies(['visitor'], listed(byTicket, most));
    await denies(['visitor'], listed(own('visitor'), byTicket));
    await denies(['visitor'], listed(own('visitor'), limit(LIMITS.listedConversations + 1)));
  });

  it('abuse test 14: claiming the address of another visitor opens nothing', async () => {
    const byMail = where('visitor.email', '==', 'vera@visitor.example');
    await denies(['stranger', 'visitor'], (db) => getDocs(query(all(db), inLibrary(LIB), byMail, limit(1))));
  });

  it('nobody creates or deletes one', async () => {
    await denies(EVERYBODY, (db) => setDoc(doc(db, at('fresh')), { support_lib_id: LIB }));
    await denies(EVERYBODY, (db) => deleteDoc(doc(db, at())));
  });
});

describe('reading messages', () => {
  const messages = (db: Firestore, ref = CONVERSATION) => collection(db, docPath.messages(ref));
  const isPublic = where('is_public', '==', true);

  it('staff read all of a conversation, notes included', async () => {
    await allows(INBOX_PEOPLE, (db) => getDocs(query(messages(db), orderBy('created_at'))));
    await allows(INBOX_PEOPLE, (db) => getDoc(doc(db, docPath.message(CONVERSATION, 'note'))));
    await denies(NO_INBOX_PEOPLE, (db) => getDocs(query(messages(db), orderBy('created_at'))));
  });

  it('a visitor reads the public ones of the own conversation, by a query that asks for them', async () => {
    const newest = orderBy('created_at', 'desc');
    const most = limit(LIMITS.listedMessages);
    const listed =
      (...filters: QueryConstraint[]) =>
      (db: Firestore) =>
        getDocs(query(messages(db), ...filters, newest));
    await allows(['visitor'], listed(isPublic, most));
    await allows(['visitor'], (db) => getDoc(doc(db, docPath.message(CONVERSATION, 'first'))));
    await denies(['visitor'], listed(most));
    await denies(['visitor'], listed(isPublic));
    await denies(['visitor'], listed(isPublic, limit(LIMITS.listedMessages + 1)));
    await denies(['visitor'], (db) => getDoc(doc(db, docPath.message(CONVERSATION, 'note'))));
    await denies(NO_INBOX_PEOPLE, listed(isPublic, most));
  });

  it('nobody reads across conversations', async () => {
    await denies([...INBOX_PEOPLE, 'visitor'], (db) =>
      getDocs(query(messages(db, OTHER_CONVERSATION), isPublic, limit(1))),
    );
    await denies(EVERYBODY, (db) =>
      getDocs(query(collectionGroup(db, 'Messages'), inLibrary(LIB), isPublic, limit(1))),
    );
  });
});

describe('marking as read', () => {
  it('is for staff who view tickets, and only that way round', async () => {
    await allows(INBOX_PEOPLE, (db) => updateDoc(doc(db, at()), { is_unread_by_staff: false }));
    await denies([...NO_INBOX_PEOPLE, 'visitor'], (db) =>
      updateDoc(doc(db, at()), { is_unread_by_staff: false }),
    );
    await denies([...INBOX_PEOPLE, 'visitor'], (db) =>
      updateDoc(doc(db, at()), { is_unread_by_staff: true }),
    );
    await denies(INBOX_PEOPLE, (db) =>
      updateDoc(doc(db, at()), { is_unread_by_staff: false, status: 'closed' }),
    );
  });
});
