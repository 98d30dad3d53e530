import { SETTABLE_STATUSES } from '@harborline/domain/entities/conversation';
import { mapOf } from '@harborline/domain/entities/map-of';
import * as z from 'zod/mini';
import {
  forgetUnsaved,
  keepUnsaved,
  listUnsaved,
  MESSAGE_KEY,
  type WorkOwner,
} from '../../../shared/unsaved/unsaved-store';
import { holdWork } from '../../../shared/unsaved/unsaved-tabs';
import { type OutgoingMessage, outgoingMessages, REFUSALS } from './outgoing';

const messageSchema = z.object({
  id: z.string(),
  conversationRef: z.string(),
  libraryId: z.string(),
  mode: z.enum(['reply', 'note']),
  text: z.string(),
  fileUrl: z.optional(z.string()),
  mentions: z.optional(mapOf(z.string())),
  follows: z.optional(z.string()),
  batch: z.optional(z.string()),
  heldUntilMs: z.optional(z.number()),
  thenStatus: z.optional(z.enum(SETTABLE_STATUSES)),
  senderRef: z.string(),
  writtenAtMs: z.number(),
  title: z.string(),
  about: z.optional(z.string()),
  isHandedOn: z.optional(z.boolean()),
  refusal: z.nullable(z.enum(REFUSALS)),
});

const workKeyOf = (id: string): string => MESSAGE_KEY + id;

const byTime = (one: OutgoingMessage, other: OutgoingMessage): number => one.writtenAtMs - other.writtenAtMs;

function readKept(uid: string): OutgoingMessage[] {
  return listUnsaved(uid).flatMap(({ workKey, value }) => {
    const parsed = workKey.startsWith(MESSAGE_KEY) ? messageSchema.safeParse(value) : null;
    return parsed?.success ? [parsed.data] : [];
  });
}

let owner: WorkOwner | null = null;
/** ids of messages that did not fit into storage: they exist only in this tab */
const unkept = new Set<string>();

const set = (next: readonly OutgoingMessage[]): void => outgoingMessages.set([...next].sort(byTime));

const others = (id: string): OutgoingMessage[] =>
  outgoingMessages.get().filter((message) => message.id !== id);

/** How long leaving waits for the server. */
const SETTLE_WITHIN_MS = 3_000;

const isWaiting = ({ refusal }: OutgoingMessage): boolean => refusal === null;

/** Sends what could still be taken back (D-113), and waits for the server, but not long. */
async function settleHeld(): Promise<void> {
  const held = outgoingMessages.get().filter(({ heldUntilMs }) => heldUntilMs !== undefined);
  if (held.length === 0) return;
  for (const { heldUntilMs: _, ...message } of held) outgoingStore.put(message);
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(finish, SETTLE_WITHIN_MS);
    const stop = outgoingMessages.subscribe(() => {
      if (!outgoingMessages.get().some(isWaiting)) finish();
    });
  });
}

/**
 * Messages of the signed-in person that the server has not confirmed, oldest first. Like all unsaved work they are
 * kept on the device (D-42): across reloads, across sessions on a trusted device, and until Log Out.
 */
export const outgoingStore = {
  get: outgoingMessages.get,
  has: (id: string): boolean => outgoingMessages.get().some((message) => message.id === id),
  subscribe: outgoingMessages.subscribe,
  /** whether some would be lost with this tab: there was no room for them */
  hasUnkept: (): boolean => unkept.size > 0,
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
  /** Loads a person's messages from this device, and follows their other tabs. @returns a function that closes it */
  open(next: WorkOwner): () => void {
    owner = next;
    set(readKept(next.uid));
    const follow = () => {
      const onlyInThisTab = outgoingMessages.get().filter(({ id }) => unkept.has(id));
      set([...onlyInThisTab, ...readKept(next.uid)]);
    };
    const release = holdWork({
      uid: next.uid,
      flush: () => {},
      settle: settleHeld,
      drop: () => {
        unkept.clear();
        set([]);
      },
      outlivesScreens: true,
    });
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener('storage', follow);
      release();
      owner = null;
      unkept.clear();
      set([]);
    };
  },
};
