import type { User } from '@harborline/domain/entities/user';
import type { Teammate } from '../people/teammate';

/** What was asked of the server and is shown already. */
export type TeammateChange = Partial<Pick<User, 'agent_role' | 'is_active'>>;
export type Overrides = Readonly<Record<string, TeammateChange>>;

export type OverrideAction =
  | { type: 'asked'; uid: string; change: TeammateChange }
  /** refused by the server, or what it stores says the same now */
  | { type: 'dropped'; uid: string };

export function overrideReducer(overrides: Overrides, action: OverrideAction): Overrides {
  const { [action.uid]: earlier, ...others } = overrides;
  return action.type === 'dropped' ? others : { ...others, [action.uid]: { ...earlier, ...action.change } };
}

/** A teammate as asked for. */
export function withOverride(teammate: Teammate, overrides: Overrides): Teammate {
  const change = overrides[teammate.id];
  return change === undefined ? teammate : { ...teammate, ...change };
}

/** Whether the stored teammate already is as asked for. */
export function isSettled(teammate: Teammate, overrides: Overrides): boolean {
  const { agent_role, is_active } = overrides[teammate.id] ?? {};
  const hasRole = agent_role === undefined || agent_role === teammate.agent_role;
  const hasStatus = is_active === undefined || is_active === teammate.is_active;
  return overrides[teammate.id] !== undefined && hasRole && hasStatus;
}
