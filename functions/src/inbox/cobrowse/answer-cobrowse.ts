import * as contract from '@harborline/domain/api/inbox/cobrowse';
import {
  COBROWSE_SHARE_MS,
  type CobrowsePhase,
  cobrowsePhase,
} from '@harborline/domain/cobrowse/cobrowse-phase';
import { conversation } from '@harborline/domain/stores/conversations';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import type { CobrowseChange } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { visitorEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { updateRecord } from '../../platform/store/write';
import { mustNotView } from '../chats/must-not-view';
import { type Chat, readChat } from '../chats/own-chat';
import { mirrorQueue } from '../chats/queue-mirror';
import { recordEvent } from '../history/record-event';

type Action = 'share' | 'refuse' | 'end';

interface Answer {
  /** where co-browsing stands for it to have an effect, and afterwards */
  readonly from: CobrowsePhase;
  readonly to: 'sharing' | 'refused' | 'ended';
  readonly event: CobrowseChange;
}

const ANSWERS: Readonly<Record<Action, Answer>> = {
  share: { from: 'asked', to: 'sharing', event: 'cobrowse-agreed' },
  refuse: { from: 'asked', to: 'refused', event: 'cobrowse-refused' },
  end: { from: 'sharing', to: 'ended', event: 'cobrowse-ended' },
};

interface Given {
  readonly uid: string;
  readonly cobrowseId: string;
  readonly action: Action;
  readonly nowMs: number;
}

function answer(transaction: Transaction, chat: Chat, { uid, cobrowseId, action, nowMs }: Given): void {
  const { from, to, event } = ANSWERS[action];
  const phase = cobrowsePhase(chat, nowMs);
  // An answer to an earlier question must not be one to this.
  if (chat.chat.cobrowse?.id !== cobrowseId) throw new ApiError('conflict', CHAT_TEXTS.cobrowseOver);
  if (phase === to) return;
  if (phase !== from) throw new ApiError('conflict', CHAT_TEXTS.cobrowseOver);
  updateRecord(transaction, conversation(chat.id), {
    'chat.cobrowse.state': to,
    ...(action === 'share'
      ? {
          'chat.cobrowse.visitor_uid': uid,
          'chat.cobrowse.until': Timestamp.fromMillis(nowMs + COBROWSE_SHARE_MS),
        }
      : {}),
  });
  const by = { reason: 'visitor-decided', at: FieldValue.serverTimestamp() } as const;
  recordEvent(transaction, chat, { kind: event, details: {} }, by);
}

/** PATCH chats/cobrowse: the visitor agrees, refuses or stops (D-66). */
export const answerCobrowse = visitorEndpoint(
  contract.answerCobrowse,
  async ({ conversation_ref, cobrowse_id, action }, { uid }, { nowMs }) => {
    const libraryId = await firestore().runTransaction(async (transaction) => {
      const chat = await readChat(transaction, conversation_ref, ({ visitor_uids }) =>
        visitor_uids.includes(uid),
      );
      await mustNotView(transaction, uid);
      answer(transaction, chat, { uid, cobrowseId: cobrowse_id, action, nowMs });
      return chat.support_lib_id;
    });
    await mirrorQueue(libraryId, conversation_ref);
    return { conversation_ref };
  },
);
