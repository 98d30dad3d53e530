import * as contract from '@harborline/domain/api/inbox/cobrowse';
import { cobrowsePhase } from '@harborline/domain/cobrowse/cobrowse-phase';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { config } from '../../platform/config';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { isoTime } from '../../platform/iso-time';
import { readChat } from '../chats/own-chat';
import { ofLibrary } from '../chats/teammate';
import { recordEvent } from '../history/record-event';
import { mustBeInChat } from './must-be-in-chat';

/** Shows what the page around it hands over; by itself it knows nothing of the chat. */
const VIEWER = '/watch.html';

/** POST cobrowsewatchurl/{visitor_ref}: each link is noted in the chat's history (S7.5-05, D-10). */
export const createWatchUrl = staffEndpoint(
  contract.createWatchUrl,
  async ({ visitor_ref }, staff, { nowMs }) => {
    const until = await firestore().runTransaction(async (transaction) => {
      const chat = await readChat(transaction, visitor_ref, ofLibrary(staff));
      mustBeInChat(chat, staff);
      const { cobrowse } = chat.chat;
      if (cobrowse === undefined || cobrowsePhase(chat, nowMs) !== 'sharing')
        throw new ApiError('conflict', CHAT_TEXTS.cobrowseNotShared);
      recordEvent(transaction, chat, { kind: 'cobrowse-watched', details: {} }, { staff });
      return cobrowse.until;
    });
    return { url: `${config().publicOrigin}${VIEWER}`, expires_at: isoTime(until) };
  },
);
