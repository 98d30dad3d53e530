import type { Notice } from '@harborline/domain/entities/agent-notifications';
import { feedItem } from '@harborline/domain/stores/feeds';
import { notice } from '@harborline/domain/stores/notices';
import { Timestamp } from 'firebase-admin/firestore';
import { derivedId } from '../platform/ids';

/** What a person was told about a ticket. @param conversationRef '' for what belongs to none */
export const noticeOf = (uid: string, libraryId: string, conversationRef: string) =>
  notice(`${uid}_${derivedId('notice', libraryId, conversationRef)}`);

/** The one item of a person's feed about a ticket. */
export const bellItem = (uid: string, conversationRef: string) =>
  feedItem(`${uid}_${derivedId('ticket-bell', conversationRef)}`);

/** What somebody was told who has heard of nothing yet. */
export const emptyNotice = (uid: string, libraryId: string, conversationRef: string): Notice => ({
  support_lib_id: libraryId,
  person_ref: uid,
  conversation_ref: conversationRef,
  notified: [],
  waiting: [],
  read_until: Timestamp.fromMillis(0),
  failures: 0,
  mail_at: null,
  digest_at: null,
  expires_at: Timestamp.fromMillis(0),
});
