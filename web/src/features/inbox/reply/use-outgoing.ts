import { senderName } from '@harborline/domain/team/sender-name';
import { useEffect, useSyncExternalStore } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useWorkOwner } from '../../session';
import { joinOutbox, outbox } from './outbox';
import type { OutgoingMessage } from './outgoing';
import { outgoingStore } from './outgoing-store';

interface Outgoing {
  /** messages the server has not confirmed, oldest first */
  readonly messages: readonly OutgoingMessage[];
  readonly retry: (message: OutgoingMessage) => void;
  readonly drop: (id: string) => void;
}

const retry = (message: OutgoingMessage) => outbox().retry(message);

/** Messages on their way to the server, and functions to send refused ones again or drop them. */
export function useOutgoing(): Outgoing {
  const firestore = useStaffFirestore();
  const owner = useWorkOwner();
  const user = useStaff();
  const { support_lib_id: libraryId } = user;
  const name = senderName(user);
  useEffect(() => joinOutbox({ firestore, owner, libraryId, name }), [firestore, owner, libraryId, name]);

  const messages = useSyncExternalStore(outgoingStore.subscribe, outgoingStore.get);
  return { messages, retry, drop: outgoingStore.remove };
}
