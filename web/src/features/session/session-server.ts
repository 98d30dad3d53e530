import { logoutAs } from '@harborline/domain/api/admin/acting';
import { resources1 } from '@harborline/domain/api/auth/resources';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { User } from '@harborline/domain/entities/user';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { user as userDocument } from '@harborline/domain/stores/users';
import { getIdTokenResult } from 'firebase/auth';
import { disableNetwork, doc, enableNetwork, getDoc, onSnapshot } from 'firebase/firestore';
import { callApi } from '../../shared/api/call-api';
import { report } from '../../shared/config/report';
import { auth } from '../../shared/firebase/auth';
import { errorCode, isClosing } from '../../shared/firebase/error-code';
import { firestoreWith } from '../../shared/firebase/firestore-persistent';
import type { MissingPart } from '../../shared/staff/session-state';
import { snapshotRecord } from '../../shared/store/snapshot-record';
import { startChatToken } from './chat-token/start-chat-token';
import type { ProfileObserver, SessionServer } from './follow-session';
import { writeSessionHints } from './kept/session-hints';
import { isRemembered } from './kept/session-record';

/** Firestore of the current session, cached on disk only with 'Remember me' (D-42). */
export function sessionFirestore() {
  return firestoreWith('staff', isRemembered() ? 'persistent' : 'memory');
}

/** The part of a stored person that cannot be parsed (S8-22, S8-23). */
function unreadablePart(issues: readonly { readonly path: readonly PropertyKey[] }[]): MissingPart {
  const isOfPermissions = (field: PropertyKey | undefined) =>
    field === 'permissions' || field === 'permission_overrides';
  return issues.every(({ path }) => isOfPermissions(path[0])) ? 'permissions' : 'profile';
}

/**
 * Follows a person's own `Users` document, so that a changed permission or a removal takes effect at once. Only the
 * server can report that it is missing; if only the cache lacks it, we are offline.
 */
function watchProfile(uid: string, observer: ProfileObserver): () => void {
  const { path, read } = userDocument(uid);
  return onSnapshot(
    doc(sessionFirestore(), path),
    { includeMetadataChanges: true },
    (snapshot) => {
      const isConfirmed = !snapshot.metadata.fromCache;
      if (!snapshot.exists()) {
        if (isConfirmed) observer.missing();
        else observer.failed('profile', false);
        return;
      }
      const parsed = read.safeParse(snapshot.data({ serverTimestamps: 'estimate' }));
      if (parsed.success) {
        observer.found({ ...parsed.data, uid }, isConfirmed);
        return;
      }
      report('document-unreadable', `${uid}: ${parsed.error.message}`);
      observer.failed(unreadablePart(parsed.error.issues), true);
    },
    (error) => {
      if (isClosing(error)) return;
      report('profile', error);
      observer.failed('profile', true);
    },
  );
}

async function readLibrary(libraryId: string): Promise<LibraryPublic | null> {
  const { path, read } = libraryDocument(libraryId);
  const snapshot = await getDoc(doc(sessionFirestore(), path));
  if (!snapshot.exists()) return null;
  const library = snapshotRecord(read, snapshot);
  if (library === null) throw new Error(`The library ${libraryId} cannot be read.`);
  return library;
}

/** Returns to the user's own library (S7.1-06). @throws ApiError */
export async function leaveChild({ support_lib_id }: Pick<User, 'support_lib_id'>): Promise<void> {
  await callApi(logoutAs, {
    body: { action: 'logoutas', admin_support_lib_id: support_lib_id },
  });
}

/** Firestore's streams keep the token they started with, so they must restart after a new sign-in. */
export async function renewStreams(): Promise<void> {
  const firestore = sessionFirestore();
  await disableNetwork(firestore);
  await enableNetwork(firestore);
}

async function signedInAtMs(renews: boolean): Promise<number> {
  const user = auth('staff').currentUser;
  if (user === null) return 0;
  const { claims } = await getIdTokenResult(user, renews);
  return Number(claims.auth_time) * 1000;
}

/**
 * Whether this session began after all earlier ones were ended (D-58); a new password chosen in another tab of
 * this browser renews it. Offline, the answer is yes, since the server refuses an ended
 * session anyway.
 */
async function isSessionValid(validAfterMs: number): Promise<boolean> {
  try {
    if ((await signedInAtMs(false)) >= validAfterMs) return true;
    return (await signedInAtMs(true)) >= validAfterMs;
  } catch (error) {
    return errorCode(error) === 'auth/network-request-failed';
  }
}

/** The server side of a session. Loads with the first one, because it brings the database client. */
export const sessionServer: SessionServer = {
  watchProfile,
  readLibrary,
  // S7.1-03, S7.1-04
  readLibraryStatus: (libraryKey) => callApi(resources1, { query: { k: libraryKey } }),
  startChatToken,
  leaveChild,
  remember: writeSessionHints,
  isSessionValid,
  renewStreams,
  nowMs: () => Date.now(),
};
