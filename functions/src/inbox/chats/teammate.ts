import type { User } from '@harborline/domain/entities/user';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { takeChats } from '@harborline/domain/permissions/requirements';
import { user } from '@harborline/domain/stores/users';
import { senderName } from '@harborline/domain/team/sender-name';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { ApiError } from '../../platform/errors';
import { readRecord } from '../../platform/store/read';

/** Whether a chat is one of the person's library. */
export const ofLibrary = (staff: Staff) => (chat: { readonly support_lib_id: string }) =>
  chat.support_lib_id === staff.support_lib_id;

/** @throws ApiError 'not-found' unless the person works in the library, 'conflict' if they take no chats */
export async function readTeammate(
  transaction: Transaction,
  uid: string,
  staff: Staff,
): Promise<Omit<User, 'uid'>> {
  const found = await readRecord(user(uid), transaction);
  const isHere = found?.support_lib_id === staff.support_lib_id && found.is_active;
  if (!found || !isHere) throw new ApiError('not-found');
  if (!isAllowed(found.permissions, takeChats))
    throw new ApiError('conflict', CHAT_TEXTS.takesNoChats(senderName(found)));
  return found;
}
