import { rtdbPath } from '@harborline/domain/paths';
import type { OfEach, WorkKind } from '@harborline/domain/routing/facts';
import { database } from '../../platform/firebase';

const NEVER: OfEach = { chat: 0, ticket: 0 };

const msOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** When the people of a library were last given a chat and a ticket, in milliseconds; 0 for never. */
export async function readTurns(libraryId: string): Promise<(uid: string) => OfEach> {
  const turns = await database().ref(rtdbPath.libraryTurns(libraryId)).get();
  return (uid) => {
    const turn = turns.child(uid);
    return turn.exists()
      ? { chat: msOf(turn.child('chat').val()), ticket: msOf(turn.child('ticket').val()) }
      : NEVER;
  };
}

/** Notes that somebody was given something: a lost note costs nobody anything but a turn. */
export async function noteTurn(
  libraryId: string,
  { uid, kind, atMs }: { readonly uid: string; readonly kind: WorkKind; readonly atMs: number },
): Promise<void> {
  await database()
    .ref(rtdbPath.turn(libraryId, uid))
    .update({ [kind]: atMs });
}
