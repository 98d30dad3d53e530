import { chatState } from '@harborline/domain/chat/chat-state';
import type { User } from '@harborline/domain/entities/user';
import { LIMITS } from '@harborline/domain/limits';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { superviseChats, takeChats } from '@harborline/domain/permissions/requirements';
import { ongoingChats } from '@harborline/domain/stores/conversations';
import { user } from '@harborline/domain/stores/users';
import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { findRecords, readRecord } from '../../platform/store/read';
import { returnChat } from './change-chat';
import { readChat } from './own-chat';
import { mirrorQueue } from './queue-mirror';

/** What lets a person be in the chats of a library. */
export interface ChatRights {
  /** '' for none */
  readonly libraryId: string;
  readonly takes: boolean;
  readonly supervises: boolean;
}

/** What a person may do in chats, and where. */
export function rightsOf(person: Omit<User, 'uid'> | undefined): ChatRights {
  if (!person?.is_active) return { libraryId: '', takes: false, supervises: false };
  return {
    libraryId: person.support_lib_id,
    takes: isAllowed(person.permissions, takeChats),
    supervises: isAllowed(person.permissions, superviseChats),
  };
}

/** Whether a person still takes chats where they did. */
export const stillTakes = (now: ChatRights, before: Pick<ChatRights, 'libraryId'>): boolean =>
  now.takes && now.libraryId === before.libraryId;

/** The same as the transaction finds them. */
export const rightsNow = async (uid: string, transaction: Transaction): Promise<ChatRights> =>
  rightsOf(await readRecord(user(uid), transaction));

/** Puts the chats that a person has in a library back into its queue, unless they may have them again (D-91). */
export async function returnChatsOf(uid: string, libraryId: string): Promise<void> {
  for (const { id } of await findRecords(ongoingChats(libraryId, uid, LIMITS.ownChats))) {
    await firestore().runTransaction(async (transaction) => {
      const chat = await readChat(transaction, id, () => true);
      const isBack = stillTakes(await rightsNow(uid, transaction), { libraryId });
      if (!isBack && chatState(chat) === 'taken' && chat.assigned_to === uid)
        returnChat(transaction, chat, { by: 'teammate-left' });
    });
    await mirrorQueue(libraryId, id);
  }
}
