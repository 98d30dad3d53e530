import { blockSender, getBlockedSenders, unblockSender } from '@harborline/domain/api/inbox/blocked-senders';
import { callApi } from '../api/call-api';

export interface Block {
  /** an address, or '@' and a domain */
  readonly sender: string;
  /** '' for none */
  readonly reason: string;
}

/** Who may not write to the library, the newest first (D-101). @throws ApiError */
export const readBlockedSenders = async (signal: AbortSignal) =>
  (await callApi(getBlockedSenders, { signal })).senders;

/** @throws ApiError */
export const sendBlock = ({ sender, reason }: Block) => callApi(blockSender, { body: { sender, reason } });

/** @throws ApiError */
export const sendUnblock = (sender: string) => callApi(unblockSender, { body: { sender } });
