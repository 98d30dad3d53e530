import type { Team } from '../entities/teams';
import { ROUTING_TEXTS } from '../texts/routing';
import { CHOSEN_BY, type ChosenBy, type Routed } from './route';

/** Why somebody was given something, as its history keeps it: facts then, all of them texts (D-137). */
export interface GivenFacts {
  readonly by: ChosenBy;
  /** how many they had, and get at most */
  readonly open: string;
  readonly capacity: string;
  /** the team whose people were asked, by its name then; '' for anybody */
  readonly pool: string;
  /** how many of these could take it */
  readonly able: string;
  /** the team that could not take it, '' for none */
  readonly unable: string;
}

/** @param teams those of the library */
export function givenFacts(
  { pools, choice }: Extract<Routed, { readonly outcome: 'given' }>,
  teams: readonly Pick<Team, 'ref' | 'name'>[],
): GivenFacts {
  const nameOf = (ref = '') => teams.find((team) => team.ref === ref)?.name ?? '';
  const last = pools.at(-1);
  return {
    by: choice.by,
    open: String(choice.open),
    capacity: String(choice.capacity),
    pool: nameOf(last?.teamRef),
    able: String(last?.able ?? 0),
    unable: pools.length > 1 ? nameOf(pools[0]?.teamRef) : '',
  };
}

/** Who got something and why, as a sentence; undefined for an event from before there were reasons. */
export function givenText(to: string, details: Readonly<Record<string, string>>): string | undefined {
  const { open = '', capacity = '', pool = '', able = '', unable = '' } = details;
  const by = CHOSEN_BY.find((one) => one === details.by);
  if (by === undefined) return undefined;
  const given = ROUTING_TEXTS.given(
    to,
    ROUTING_TEXTS.load(open, capacity),
    ROUTING_TEXTS.chosen[by](pool, Number(able)),
  );
  return unable === '' ? given : `${ROUTING_TEXTS.overflowed(unable, pool)}. ${given}`;
}
