import type { AuditEntry } from '@harborline/domain/entities/audit';
import { type Teammate, teammateName } from '../people/teammate';

/** The people that the log can be filtered by: the team and people of other libraries who acted here; by name. */
export function peopleOfLog(
  teammates: readonly Teammate[],
  entries: readonly Pick<AuditEntry, 'actor'>[],
): readonly { readonly value: string; readonly label: string }[] {
  const names = new Map(entries.map(({ actor }) => [actor.uid, actor.name]));
  for (const teammate of teammates) names.set(teammate.id, teammateName(teammate));
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
