import type { User } from '@harborline/domain/entities/user';
import type { teammates } from '@harborline/domain/stores/users';
import { compareRoles } from '@harborline/domain/team/rank';
import { TEAM_TEXTS } from '@harborline/domain/texts/team';
import type { RecordOf } from '../../../shared/store/snapshot-record';

/** A person of the library, as stored in the document; `id` is the uid. */
export type Teammate = RecordOf<ReturnType<typeof teammates>>;

export const TEAM_VIEWS = ['active', 'invited', 'deactivated'] as const;
/** Which teammates the page shows; kept in the URL. */
export type TeamView = (typeof TEAM_VIEWS)[number];

export function readTeamView(value: string | null): TeamView {
  return TEAM_VIEWS.find((view) => view === value) ?? 'active';
}

/** Full name, for teammates; visitors see the display name. */
export function teammateName({
  display_name,
  agent_name,
}: Pick<User, 'display_name' | 'agent_name'>): string {
  return agent_name.trim() || display_name.trim() || TEAM_TEXTS.unnamed;
}

const matchable = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every search word is in the person's names or email address, ignoring accents. */
export function matchesWords(teammate: Teammate, words: string): boolean {
  const text = matchable(`${teammate.display_name} ${teammate.agent_name} ${teammate.user_email}`);
  return matchable(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** By role from the owner down, then by name. */
export function byRoleAndName(a: Teammate, b: Teammate): number {
  return compareRoles(b.agent_role, a.agent_role) || teammateName(a).localeCompare(teammateName(b));
}
