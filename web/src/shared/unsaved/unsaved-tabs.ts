import * as z from 'zod/mini';
import { forgetAllUnsaved, listUnsaved } from './unsaved-store';

const NAME = 'harborline-unsaved';
/** Background tabs that do not answer within this time are assumed to have no unsaved work. */
const ANSWER_WITHIN_MS = 150;

const messageSchema = z.union([
  z.object({ type: z.literal('ask'), uid: z.string() }),
  z.object({ type: z.literal('answer'), uid: z.string(), titles: z.array(z.string()) }),
  z.object({ type: z.literal('forget'), uid: z.string() }),
]);
type Message = z.infer<typeof messageSchema>;

/** A part of a screen that has unsaved work in memory. */
export interface WorkHolder {
  readonly uid: string;
  /** writes the work to storage now */
  readonly flush: () => void;
  /** finishes what is about to be sent, before its author leaves their session or the library */
  readonly settle?: () => Promise<void>;
  /** discards the work: nothing of it may be written any more */
  readonly drop: () => void;
  /** whether leaving a screen leaves it alone: it belongs to no screen */
  readonly outlivesScreens?: boolean;
}

const holders = new Set<WorkHolder>();
let isListening = false;

function holdersOf(uid: string): WorkHolder[] {
  return [...holders].filter((holder) => holder.uid === uid);
}

/** Discards the work in memory of the screens of this tab: its author leaves without saving. */
export function dropHeldWork(): void {
  for (const holder of holders) if (holder.outlivesScreens !== true) holder.drop();
}

function forgetHere(uid: string): void {
  for (const holder of holdersOf(uid)) holder.drop();
  forgetAllUnsaved(uid);
}

function titlesHere(uid: string): string[] {
  for (const holder of holdersOf(uid)) holder.flush();
  return listUnsaved(uid).map(({ title }) => title);
}

function openChannel(
  onMessage: (message: Message, channel: BroadcastChannel) => void,
): BroadcastChannel | null {
  if (!('BroadcastChannel' in window)) return null;
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = messageSchema.safeParse(data);
    if (message.success) onMessage(message.data, channel);
  };
  return channel;
}

const send = (channel: BroadcastChannel | null, message: Message): void => channel?.postMessage(message);

/** Starts answering other tabs. Each tab that keeps or offers unsaved work calls this; repeated calls do nothing. */
export function joinUnsavedTabs(): void {
  if (isListening) return;
  isListening = true;
  openChannel((message, channel) => {
    if (message.type === 'forget') forgetHere(message.uid);
    if (message.type !== 'ask') return;
    const titles = titlesHere(message.uid);
    if (titles.length > 0) send(channel, { type: 'answer', uid: message.uid, titles });
  });
}

/** Registers a holder of work in memory. @returns a function that removes it */
export function holdWork(holder: WorkHolder): () => void {
  joinUnsavedTabs();
  holders.add(holder);
  return () => holders.delete(holder);
}

/** Finishes what screens of this tab are about to send, before their author leaves their session or the library. */
export const settleWork = async (uid: string): Promise<void> => {
  await Promise.all(holdersOf(uid).map(({ settle }) => settle?.()));
};

/** Titles of a person's unsaved work in all tabs of this browser. */
export async function unsavedTitles(uid: string): Promise<readonly string[]> {
  const titles = new Set(titlesHere(uid));
  const channel = openChannel((message) => {
    if (message.type !== 'answer' || message.uid !== uid) return;
    for (const title of message.titles) titles.add(title);
  });
  if (channel === null) return [...titles];
  send(channel, { type: 'ask', uid });
  await new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS));
  channel.close();
  return [...titles];
}

/** Removes all unsaved work of a person in all tabs of this browser. */
export function forgetUnsavedEverywhere(uid: string): void {
  forgetHere(uid);
  const channel = openChannel(() => {});
  send(channel, { type: 'forget', uid });
  channel?.close();
}
