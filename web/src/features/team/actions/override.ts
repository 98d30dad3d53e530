import type { User } from '@harborline/domain/entities/user';
import type { Teammate } from '../people/teammate';

/** A requested change that is already shown. */
export type TeammateChange = Partial<Pick<User, 'agent_role' | 'is_active'>>;
export type Overrides = Readonly<Record<string, TeammateChange>>;

export type OverrideAction =
  | { type: 'asked'; uid: string; change: TeammateChange }
  /** refused by the server, or stored by now */
  | { type: 'dropped'; uid: string };

export function overrideReducer(overrides: Overrides, action: OverrideAction): Overrides {
  const { [action.uid]: earlier, ...others } = overrides;
  return action.type === 'dropped' ? others : { ...others, [action.uid]: { ...earlier, ...action.change } };
}

/** A teammate with the requested changes. */
export function withOverride(teammate: Teammate, overrides: Overrides): Teammate {
  const change = overrides[teammate.id];
  return change === undefined ? teammate : { ...teammate, ...change };
}

/** Whether the stored teammate already matches the request. */
export function isSettled(teammate: Teammate, overrides: Overrides): boolean {
  const { agent_role, is_active } = overrides[teammate.id] ?? {};
  const hasRole = agent_role === undefined || agent_role === teammate.agent_role;
  const hasStatus = is_active === undefined || is_active === teammate.is_active;
  return overrides[teammate.id] !== undefined && hasRole && hasStatus;
}
