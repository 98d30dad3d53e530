import { createEmitter } from '../../../shared/events/emitter';
import type { OutgoingMessage } from './outgoing';

let messages: readonly OutgoingMessage[] = [];
const changes = createEmitter();

/** Messages the server has not confirmed, oldest first. Only `outgoingStore` writes here; lists read it without loading the store. */
export const outgoingMessages = {
  get: (): readonly OutgoingMessage[] => messages,
  set(next: readonly OutgoingMessage[]): void {
    messages = next;
    changes.emit();
  },
  subscribe: changes.subscribe,
};
