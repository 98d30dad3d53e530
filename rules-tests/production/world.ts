import { randomBytes } from 'node:crypto';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import type { Role } from '@harborline/domain/permissions/slugs';
import {
  makeArticle,
  makeCategory,
  makeConversation,
  makeLibrary,
  makeLibraryPrivate,
  makeMessage,
  makeUser,
} from '@harborline/domain/testing/factories';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { anonymous, type Person, signedIn, signedOut } from './people';
import type { Settings } from './settings';

export interface World {
  readonly settings: Settings;
  readonly admin: Firestore;
  readonly library: string;
  readonly otherLibrary: string;
  readonly conversation: string;
  readonly owner: Person;
  readonly agent: Person;
  /** owner of the other library */
  readonly outsider: Person;
  readonly visitor: Person;
  readonly stranger: Person;
  readonly signedOut: Person;
  /** ids of documents of the library */
  readonly ids: Readonly<Record<'open' | 'off' | 'live' | 'unpublished', string>>;
  remove(): Promise<void>;
}

const stored = ({ id: _id, uid: _uid, ...entity }: { id?: string; uid?: string }) =>
  Object.fromEntries(
    Object.entries(entity).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'object' && value !== null && 'toMillis' in value ? Timestamp.now() : value,
    ]),
  );

/** Two temporary libraries for the check, with people, content and a conversation. */
export async function makeWorld(settings: Settings): Promise<World> {
  const run = randomBytes(5).toString('hex');
  const app = initializeApp({ projectId: settings.firebase.projectId }, `check-${run}`);
  const [admin, auth] = [getFirestore(app), getAuth(app)];
  const [library, otherLibrary] = [`check0000a${run}`, `check0000b${run}`];
  const conversation = `check-${run}`;
  const ids = { open: `o${run}`, off: `f${run}`, live: `l${run}`, unpublished: `u${run}` };
  const uids: string[] = [];

  const employ = async (name: string, role: Role, at: string): Promise<Person> => {
    const [email, password] = [`check-${name}-${run}@example.com`, randomBytes(12).toString('hex')];
    const { uid } = await auth.createUser({ email, password });
    uids.push(uid);
    const user = makeUser({
      user_email: email,
      agent_role: role,
      support_lib_id: at,
      init_support_lib_id: at,
      permissions: resolvePermissions(role),
    });
    await admin.doc(docPath.user(uid)).set(stored(user));
    return signedIn(settings, email, password);
  };

  const visitor = await anonymous(settings);
  const stranger = await anonymous(settings);
  uids.push(visitor.uid, stranger.uid);
  const content = { support_lib_id: library, article_categories: ids.open };
  const documents: Record<string, object> = {
    [docPath.category(ids.open)]: makeCategory({ support_lib_id: library }),
    [docPath.category(ids.off)]: makeCategory({ support_lib_id: library, is_enabled: false }),
    [docPath.article(ids.live)]: makeArticle(content),
    [docPath.article(ids.unpublished)]: makeArticle({ ...content, is_published: false }),
    [docPath.conversation(conversation)]: makeConversation({
      support_lib_id: library,
      visitor_uids: [visitor.uid],
    }),
    [docPath.message(conversation, 'first')]: makeMessage({
      conversation_ref: conversation,
      support_lib_id: library,
      sender_ref: visitor.uid,
    }),
  };
  const ticket = { selfManaged: true, contactEmail: settings.mailAddress, supportEmailSubject: '' };
  for (const id of [library, otherLibrary]) {
    documents[docPath.library(id)] = makeLibrary({ library_refkey: `check-${id.slice(9)}` });
    documents[docPath.libraryPrivate(id)] = makeLibraryPrivate({ ticket });
  }
  const batch = admin.batch();
  for (const [path, data] of Object.entries(documents)) batch.set(admin.doc(path), stored(data));
  await batch.commit();
  const people = {
    owner: await employ('owner', 'owner', library),
    agent: await employ('agent', 'agent', library),
    outsider: await employ('outsider', 'owner', otherLibrary),
    visitor,
    stranger,
    signedOut: signedOut(settings),
  };

  const remove = async () => {
    for (const person of Object.values(people)) await person.leave();
    // Everything that the check created in its own libraries, in any collection.
    for (const name of Object.values(COLLECTIONS)) {
      const mine = await admin.collection(name).where('support_lib_id', 'in', [library, otherLibrary]).get();
      for (const { ref } of mine.docs) await admin.recursiveDelete(ref);
    }
    for (const id of [library, otherLibrary]) await admin.recursiveDelete(admin.doc(docPath.library(id)));
    await auth.deleteUsers(uids);
    await deleteApp(app);
  };
  return { settings, admin, library, otherLibrary, conversation, ids, ...people, remove };
}
