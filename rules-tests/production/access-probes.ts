import { TICKET_SOURCES } from '@harborline/domain/entities/conversation';
import { docPath } from '@harborline/domain/paths';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  type WhereFilterOp,
  where,
} from 'firebase/firestore';
import type { Person } from './people';
import { type Probe, probesOf } from './probe';
import type { World } from './world';

type Name = 'signedOut' | 'visitor' | 'stranger' | 'agent' | 'owner' | 'outsider';
const EVERYBODY: readonly Name[] = ['signedOut', 'visitor', 'stranger', 'agent', 'owner', 'outsider'];

type Filter = readonly [string, WhereFilterOp, unknown];

interface Row {
  readonly what: string;
  readonly allowed: readonly Name[];
  attempt(person: Person): Promise<unknown>;
}

function rowsOf({ library, conversation, ids }: World): readonly Row[] {
  const get = (path: string) => (person: Person) => getDoc(doc(person.db, path));
  const staff: readonly Name[] = ['agent', 'owner'];
  return [
    { what: 'get the library', allowed: EVERYBODY, attempt: get(docPath.library(library)) },
    { what: 'get its private settings', allowed: ['owner'], attempt: get(docPath.libraryPrivate(library)) },
    { what: 'get an enabled category', allowed: EVERYBODY, attempt: get(docPath.category(ids.open)) },
    { what: 'get a disabled category', allowed: staff, attempt: get(docPath.category(ids.off)) },
    { what: 'get a published article', allowed: EVERYBODY, attempt: get(docPath.article(ids.live)) },
    {
      what: 'get an unpublished article',
      allowed: ['owner'],
      attempt: get(docPath.article(ids.unpublished)),
    },
    { what: 'get a missing article', allowed: [], attempt: get(docPath.article('check-no-such-article')) },
    {
      what: 'get the conversation',
      allowed: ['visitor', ...staff],
      attempt: get(docPath.conversation(conversation)),
    },
    {
      what: 'get its first message',
      allowed: ['visitor', ...staff],
      attempt: get(docPath.message(conversation, 'first')),
    },
    {
      what: 'rename a category',
      allowed: ['owner'],
      attempt: ({ db }) => updateDoc(doc(db, docPath.category(ids.off)), { category_title: 'Renamed' }),
    },
    {
      what: 'delete the conversation',
      allowed: [],
      attempt: ({ db }) => deleteDoc(doc(db, docPath.conversation(conversation))),
    },
    {
      what: 'make oneself staff',
      allowed: [],
      attempt: ({ db, uid }) =>
        setDoc(doc(db, docPath.user(uid || 'check-nobody')), { support_lib_id: library }),
    },
    { what: 'read the outbox', allowed: [], attempt: get(docPath.outbox('check')) },
  ];
}

export function matrixProbes(world: World): Probe[] {
  const probe = probesOf('matrix');
  return rowsOf(world).flatMap(({ what, allowed, attempt }) =>
    EVERYBODY.map((name) =>
      probe(`${name}: ${what}`, allowed.includes(name) ? 'allowed' : 'denied', () => attempt(world[name])),
    ),
  );
}

export function listProbes({ library, otherLibrary, signedOut, visitor, agent, owner }: World): Probe[] {
  const probe = probesOf('lists');
  const list = ({ db }: Person, name: string, ...filters: readonly Filter[]) =>
    getDocs(query(collection(db, name), ...filters.map((filter) => where(...filter)), limit(20)));
  const here = ['support_lib_id', '==', library] as const;
  const there = ['support_lib_id', '==', otherLibrary] as const;
  const enabled = ['is_enabled', '==', true] as const;
  const live = [
    ['is_published', '==', true],
    ['is_disabled', '==', false],
  ] as const;
  return [
    probe('signed out: categories of a library', 'allowed', () =>
      list(signedOut, 'Categories', here, enabled),
    ),
    probe('signed out: categories of all', 'denied', () => list(signedOut, 'Categories', enabled)),
    probe('signed out: categories of a range of libraries', 'denied', () =>
      list(signedOut, 'Categories', ['support_lib_id', '>=', 'a'], enabled),
    ),
    probe('signed out: categories, including disabled', 'denied', () => list(signedOut, 'Categories', here)),
    probe('signed out: articles of a library', 'allowed', () => list(signedOut, 'Articles', here, ...live)),
    probe('signed out: articles of all', 'denied', () => list(signedOut, 'Articles', ...live)),
    probe('signed out: articles, including unpublished', 'denied', () => list(signedOut, 'Articles', here)),
    probe('signed out: published SOPs of a library', 'denied', () =>
      list(signedOut, 'SopArticles', here, ...live),
    ),
    probe('visitor: published SOPs of a library', 'denied', () =>
      list(visitor, 'SopArticles', here, ...live),
    ),
    probe('visitor: SOP categories of a library', 'denied', () => list(visitor, 'SopCategories', here)),
    probe('signed out: translations of a library', 'allowed', () => list(signedOut, 'Translations', here)),
    probe('signed out: translations of all', 'denied', () => list(signedOut, 'Translations')),
    probe('signed out: libraries', 'denied', () => list(signedOut, 'SupportLibraries')),
    probe('visitor: own conversations', 'allowed', () =>
      list(visitor, 'Conversations', ['visitor_uids', 'array-contains', visitor.uid]),
    ),
    probe('visitor: all conversations of the library', 'denied', () => list(visitor, 'Conversations', here)),
    probe('agent: conversations of any source', 'denied', () => list(agent, 'Conversations', here)),
    probe('agent: tickets of the library', 'allowed', () =>
      getDocs(
        query(
          collection(agent.db, 'Conversations'),
          where(...here),
          where('source', 'in', TICKET_SOURCES),
          where('status', '==', 'open'),
          orderBy('last_message_at', 'desc'),
          limit(20),
        ),
      ),
    ),
    probe('agent: conversations of another library', 'denied', () => list(agent, 'Conversations', there)),
    probe('agent: articles, including unpublished', 'denied', () => list(agent, 'Articles', here)),
    probe('owner: articles, including unpublished', 'allowed', () => list(owner, 'Articles', here)),
    probe('owner: teammates', 'allowed', () => list(owner, 'Users', ['init_support_lib_id', '==', library])),
    probe('owner: mail records', 'allowed', () => list(owner, 'mail', here)),
    probe('agent: mail records', 'denied', () => list(agent, 'mail', here)),
  ];
}
