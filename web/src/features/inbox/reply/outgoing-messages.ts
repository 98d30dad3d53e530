import { createEmitter } from '../../../shared/events/emitter';
import type { OutgoingMessage } from './outgoing';

let messages: readonly OutgoingMessage[] = [];
const changes = createEmitter();

/** What is written and not confirmed, oldest first. `outgoingStore` fills it; apart from that, for lists that only show it. */
export const outgoingMessages = {
  get: (): readonly OutgoingMessage[] => messages,
  set(next: readonly OutgoingMessage[]): void {
    messages = next;
    changes.emit();
  },
  subscribe: changes.subscribe,
};
