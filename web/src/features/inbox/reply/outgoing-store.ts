import * as z from 'zod/mini';
import { createEmitter } from '../../../shared/events/emitter';
import {
  forgetUnsaved,
  keepUnsaved,
  listUnsaved,
  type WorkOwner,
} from '../../../shared/unsaved/unsaved-store';
import { holdWork } from '../../../shared/unsaved/unsaved-tabs';
import type { OutgoingMessage } from './outgoing';

const messageSchema = z.object({
  id: z.string(),
  conversationRef: z.string(),
  libraryId: z.string(),
  mode: z.enum(['reply', 'note']),
  text: z.string(),
  senderRef: z.string(),
  writtenAtMs: z.number(),
  title: z.string(),
  refusal: z.nullable(z.enum(['denied', 'failed'])),
});

const KEY_PREFIX = 'message:';
const workKeyOf = (id: string): string => KEY_PREFIX + id;

const byTime = (one: OutgoingMessage, other: OutgoingMessage): number => one.writtenAtMs - other.writtenAtMs;

function readKept(uid: string): OutgoingMessage[] {
  return listUnsaved(uid).flatMap(({ workKey, value }) => {
    const parsed = workKey.startsWith(KEY_PREFIX) ? messageSchema.safeParse(value) : null;
    return parsed?.success ? [parsed.data] : [];
  });
}

let owner: WorkOwner | null = null;
let messages: readonly OutgoingMessage[] = [];
/** ids that storage had no room for: they live in this tab alone */
const unkept = new Set<string>();
const changes = createEmitter();

function set(next: readonly OutgoingMessage[]): void {
  messages = [...next].sort(byTime);
  changes.emit();
}

const others = (id: string): OutgoingMessage[] => messages.filter((message) => message.id !== id);

/**
 * What the signed-in person wrote and the server has not confirmed, oldest first. It is kept on the device as all
 * unsaved work is (D-42): across reloads, across sessions on a trusted device, and until Log Out.
 */
export const outgoingStore = {
  get: (): readonly OutgoingMessage[] => messages,
  has: (id: string): boolean => messages.some((message) => message.id === id),
  subscribe: changes.subscribe,
  put(message: OutgoingMessage): void {
    if (owner === null) return;
    const isKept = keepUnsaved(owner, workKeyOf(message.id), { title: message.title, value: message });
    if (isKept) unkept.delete(message.id);
    else unkept.add(message.id);
    set([...others(message.id), message]);
  },
  remove(id: string): void {
    if (owner !== null) forgetUnsaved(owner.uid, workKeyOf(id));
    unkept.delete(id);
    set(others(id));
  },
  /** Begins with what a person has left on this device, and follows their other tabs. @returns a function that ends it */
  open(next: WorkOwner): () => void {
    owner = next;
    set(readKept(next.uid));
    const follow = () => set([...messages.filter(({ id }) => unkept.has(id)), ...readKept(next.uid)]);
    const letGo = holdWork({
      uid: next.uid,
      flush: () => {},
      drop: () => {
        unkept.clear();
        set([]);
      },
    });
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener('storage', follow);
      letGo();
      owner = null;
      unkept.clear();
      set([]);
    };
  },
};
