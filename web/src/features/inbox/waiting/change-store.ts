import { CONVERSATION_STATUSES, SETTABLE_STATUSES } from '@harborline/domain/entities/conversation';
import { CONFLICTS } from '@harborline/domain/tickets/offline/conflicts';
import { discardedWith } from '@harborline/domain/tickets/offline/waiting-changes';
import * as z from 'zod/mini';
import {
  CHANGE_KEY,
  forgetUnsaved,
  isKeyOf,
  keepUnsaved,
  listUnsaved,
  type WorkOwner,
} from '../../../shared/unsaved/unsaved-store';
import { holdWork } from '../../../shared/unsaved/unsaved-tabs';
import { type WaitingChange, waiting } from './waiting';

const changeSchema = z.object({
  id: z.string(),
  conversationRef: z.string(),
  libraryId: z.string(),
  status: z.optional(
    z.object({
      from: z.object({ status: z.enum(CONVERSATION_STATUSES), ownRef: z.string() }),
      to: z.object({ status: z.enum(SETTABLE_STATUSES), ownRef: z.string() }),
      follows: z.string(),
      until: z.optional(z.string()),
    }),
  ),
  tag: z.optional(z.object({ name: z.string(), isSet: z.boolean() })),
  writtenAtMs: z.number(),
  title: z.string(),
  problem: z.nullable(z.enum([...CONFLICTS, 'failed'])),
  refusalText: z.string(),
  by: z.optional(z.string()),
  isHandedOn: z.optional(z.boolean()),
});

const workKeyOf = (id: string): string => CHANGE_KEY + id;

function readKept(uid: string): WaitingChange[] {
  return listUnsaved(uid).flatMap(({ workKey, value }) => {
    const parsed = workKey.startsWith(CHANGE_KEY) ? changeSchema.safeParse(value) : null;
    return parsed?.success ? [parsed.data] : [];
  });
}

let owner: WorkOwner | null = null;

const set = (changes: readonly WaitingChange[]): void =>
  waiting.setChanges(changes.toSorted((one, other) => one.writtenAtMs - other.writtenAtMs));

/**
 * The signed-in person's changes of tickets that the server has not confirmed. Like all unsaved work they are kept on a
 * trusted device, across reloads and until Log Out, which asks first (D-42, D-128).
 */
export const changeStore = {
  get: (): readonly WaitingChange[] => waiting.get().changes,
  find: (id: string): WaitingChange | undefined => changeStore.get().find((change) => change.id === id),
  /** @returns whether it is kept: otherwise nothing promises that it will be sent */
  put(change: WaitingChange, whereFull?: 'leave'): boolean {
    if (owner?.isTrusted !== true) return false;
    const work = { title: change.title, value: change };
    if (!keepUnsaved(owner, workKeyOf(change.id), work, whereFull)) return false;
    set([...changeStore.get().filter(({ id }) => id !== change.id), change]);
    return true;
  },
  remove(id: string): void {
    if (owner !== null) forgetUnsaved(owner.uid, workKeyOf(id));
    set(changeStore.get().filter((change) => change.id !== id));
  },
  /**
   * Removes a change with what its author has built on it.
   * @returns whether that stopped it: nothing stops what is on its way, or was sent
   */
  discard(id: string): boolean {
    const found = changeStore.find(id);
    if (found === undefined || (found.isHandedOn === true && found.problem === null)) return false;
    for (const change of discardedWith(changeStore.get(), id)) changeStore.remove(change.id);
    return true;
  },
  /** Notes something of a change that is kept already, if it still is: at least for as long as this tab is open. */
  note(id: string, noted: Pick<WaitingChange, 'isHandedOn' | 'problem' | 'refusalText' | 'by'>): void {
    const found = changeStore.find(id);
    if (found === undefined) return;
    const change = { ...found, ...noted };
    // Its id makes a repeated call harmless, so the copy without the note may stay.
    if (!changeStore.put(change, 'leave'))
      set(changeStore.get().map((other) => (other.id === id ? change : other)));
  },
  /** Loads a person's changes from this device, and follows their other tabs. @returns a function that closes it */
  open(next: WorkOwner): () => void {
    owner = next;
    const follow = () => set(readKept(next.uid));
    const followOthers = ({ key }: StorageEvent) => {
      if (key === null || isKeyOf(next.uid, CHANGE_KEY, key)) follow();
    };
    follow();
    const release = holdWork({ uid: next.uid, flush: () => {}, drop: () => set([]), outlivesScreens: true });
    window.addEventListener('storage', followOthers);
    return () => {
      window.removeEventListener('storage', followOthers);
      release();
      owner = null;
      set([]);
      waiting.forgetSent();
    };
  },
};
