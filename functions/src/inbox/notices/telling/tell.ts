import { readUser } from '../../../people';
import type { Happening } from './happening';
import { readSurroundings, type Surroundings } from './surroundings';
import { tellPerson } from './tell-person';

interface Options {
  readonly surroundings?: Surroundings;
  /** uids of those who are told only while they follow the ticket */
  readonly followers?: readonly string[];
}

/** People told side by side. */
const AT_ONCE = 10;

/** Tells people of something, each on the channels that they chose (D-132). */
export async function tell(
  happening: Happening,
  people: readonly string[],
  { surroundings, followers = [] }: Options = {},
): Promise<void> {
  const left = [...new Set(people)].filter((uid) => uid !== '' && uid !== happening.by);
  if (left.length === 0) return;
  const author = happening.by === '' ? undefined : await readUser(happening.by);
  const shared = {
    happening,
    picture: author?.agent_picture ?? '',
    surroundings: surroundings ?? (await readSurroundings(happening.ticket.support_lib_id)),
  };
  while (left.length > 0)
    await Promise.all(
      left
        .splice(0, AT_ONCE)
        .map((uid) => tellPerson(uid, { ...shared, isForFollowers: followers.includes(uid) })),
    );
}
