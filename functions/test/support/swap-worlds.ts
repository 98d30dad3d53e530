import { docPath } from '@harborline/domain/paths';
import { makeArticle, makeConversation } from '@harborline/domain/testing/factories';
import { Timestamp } from 'firebase-admin/firestore';
import { newAccount } from './people';
import { db } from './suite';
import { newChild, newLibrary, newRecord, stored, unique, writeHeldRequest } from './world';

/** Every kind of id a request can name. */
export interface Ids {
  readonly uid: string;
  readonly email: string;
  readonly libraryId: string;
  readonly parentId: string;
  readonly childId: string;
  readonly invitationId: string;
  readonly conversationRef: string;
  /** of an article visitors do not see */
  readonly articleId: string;
  readonly feedId: string;
  readonly mailId: string;
  readonly heldTicketId: number;
}
export type IdKind = keyof Ids;

/** A library with one of everything in it. */
export interface World {
  readonly ids: Ids;
  /** of the library's owner */
  readonly owner: { readonly uid: string; readonly email: string; readonly token: string };
}

async function writeInvitation(libraryId: string): Promise<string> {
  const id = unique('invitation');
  const at = Timestamp.now();
  await db.doc(docPath.invitation(id)).set({
    support_lib_id: libraryId,
    email: `${id}@acme.example`,
    agent_role: 'agent',
    token_hash: '0'.repeat(64),
    status: 'pending',
    invited_by: '',
    invited_by_name: '',
    created_at: at,
    sent_at: at,
    expires_at: Timestamp.fromMillis(at.toMillis() + 3_600_000),
    approved_at: null,
    approved_uid: '',
  });
  return id;
}

async function writeFeedItem(libraryId: string, uid: string): Promise<string> {
  const id = unique('feed');
  await db.doc(docPath.feed(id)).set({
    support_lib_id: libraryId,
    ref_uid: uid,
    is_read: false,
    trigger: 'user',
    activity_name: 'did something',
    agent: { agent_name: '', agent_picture: '' },
    workflow_name: '',
    workflow_ref: '',
    entity_type: 'Team',
    created_at: Timestamp.now(),
  });
  return id;
}

async function writeSentMail(libraryId: string): Promise<string> {
  const id = unique('mail');
  await db.doc(docPath.outbox(id)).set({
    support_lib_id: libraryId,
    to: `${id}@acme.example`,
    created_at: Timestamp.now(),
    delivery: { state: 'sent', attempts: 1, error: '' },
  });
  return id;
}

/** Makes a library without a parent, its owner, a teammate, a child, and one of everything. */
export async function newWorld(): Promise<World> {
  const libraryId = await newLibrary();
  const owner = await newAccount(libraryId, 'owner');
  const teammate = await newAccount(libraryId, 'agent');
  const [conversationRef, articleId] = [unique('conversation'), unique('article')];
  await db
    .doc(docPath.conversation(conversationRef))
    .set(stored(makeConversation({ support_lib_id: libraryId })));
  await db
    .doc(docPath.article(articleId))
    .set(stored(makeArticle({ support_lib_id: libraryId, is_published: false })));
  return {
    owner,
    ids: {
      uid: teammate.uid,
      email: teammate.email,
      libraryId,
      parentId: '',
      childId: await newChild(libraryId),
      invitationId: await writeInvitation(libraryId),
      conversationRef,
      articleId,
      feedId: await writeFeedItem(libraryId, owner.uid),
      mailId: await writeSentMail(libraryId),
      heldTicketId: await writeHeldRequest(libraryId),
    },
  };
}

/** Ids of the same shape that name nothing. */
export const missingIds = (): Ids => ({
  uid: unique('nobody'),
  email: `${unique('nobody-')}@acme.example`,
  libraryId: unique('nolibrary'),
  parentId: unique('noparent'),
  childId: unique('nochild'),
  invitationId: unique('noinvitation'),
  conversationRef: unique('noconversation'),
  articleId: unique('noarticle'),
  feedId: unique('nofeed'),
  mailId: unique('nomail'),
  heldTicketId: newRecord('', '').ticketId,
});
