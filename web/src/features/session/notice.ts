import { LOGIN_TEXTS } from '@harborline/domain/texts/login';

/** A message the user must read before continuing. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** S8-13, S8-14 */
export const INACTIVE_NOTICE: Notice = { title: LOGIN_TEXTS.inactiveTitle, text: LOGIN_TEXTS.inactiveBody };

/** S8-18 */
export const ONGOING_CHATS_NOTICE: Notice = {
  title: LOGIN_TEXTS.ongoingChatsTitle,
  text: LOGIN_TEXTS.ongoingChatsBody,
};
