import { useRequest } from '../requests/use-request';
import { readBlockedSenders } from './blocked-sender-calls';

/** Who may not write to the library; one reading for all parts of a screen (D-101). */
export const useBlockedSenders = () => useRequest({ key: ['blocked-senders'], load: readBlockedSenders });
