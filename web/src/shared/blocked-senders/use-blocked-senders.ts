import { getBlockedSenders } from '@harborline/domain/api/inbox/blocked-senders';
import { useRequest } from '../requests/use-request';
import { useMay } from '../staff/use-may';
import { readBlockedSenders } from './blocked-sender-calls';

/** Who may not write to the library; one reading for all parts of a screen, and none for whoever may not view tickets (D-101). */
export const useBlockedSenders = () =>
  useRequest({
    key: ['blocked-senders'],
    load: readBlockedSenders,
    isNeeded: useMay(getBlockedSenders),
  });
