import { resources1 } from '@harborline/domain/api/auth/resources';
import * as inbox from '@harborline/domain/api/inbox/session';
import { type LibraryPublic, libraryPublicSchema } from '@harborline/domain/entities/library';
import { docPath } from '@harborline/domain/paths';
import { doc, getDoc } from 'firebase/firestore';
import { callApi } from '../../shared/api/call-api';
import { provideChatToken } from '../../shared/api/chat-token';
import { parseDocument } from '../../shared/firebase/parse-document';
import type { ChatTokenOwner } from './chat-token/chat-token';
import { chatTokenStore } from './chat-token/chat-token-store';
import { wake } from './chat-token/wake';
import type { SessionPorts } from './follow-session';
import { writeLibraryOnly } from './kept/library-only';
import { writeSessionHints } from './kept/session-hints';
import { leaveChild } from './leave-child';
import type { LibraryStanding } from './opening';
import { renewStreams, sessionStands } from './session-stands';
import { sessionFirestore, watchProfile } from './watch-profile';

async function readLibrary(libraryId: string): Promise<LibraryPublic | null> {
  const snapshot = await getDoc(doc(sessionFirestore(), docPath.library(libraryId)));
  if (!snapshot.exists()) return null;
  const library = parseDocument(libraryPublicSchema, { id: libraryId, data: snapshot.data() });
  if (library === null) throw new Error(`The library ${libraryId} cannot be read.`);
  return library;
}

/** S7.1-03, S7.1-04 */
const readStanding = (libraryKey: string): Promise<LibraryStanding> =>
  callApi(resources1, { query: { k: libraryKey } });

/** S7.1-01 */
async function login({ user_email: email, uid: user_id, support_lib_id }: ChatTokenOwner): Promise<string> {
  const body = { email, user_id, support_lib_id };
  return (await callApi(inbox.login, { body })).token;
}

/** One tab at a time; a browser without locks lets each tab ask for itself. */
const alone: SessionPorts['alone'] = (work) =>
  'locks' in navigator ? navigator.locks.request('harborline-chat-token', work) : work();

/** The session's ports to the world. */
export const sessionPorts: SessionPorts = {
  watchProfile,
  readLibrary,
  readStanding,
  login,
  leaveChild,
  store: chatTokenStore,
  alone,
  nowMs: () => Date.now(),
  remember: (user, library, libraryOnly) => {
    writeSessionHints(user, library);
    if (libraryOnly !== null) writeLibraryOnly(libraryOnly);
  },
  provideToken: (keeper) =>
    provideChatToken({ take: () => keeper.take(), replace: (refused) => keeper.replace(refused) }),
  sessionStands,
  renewStreams,
  wake,
};
