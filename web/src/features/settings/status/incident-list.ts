import type { Incident } from '@harborline/domain/entities/status-page';
import { type StatusContent, withPast } from '@harborline/domain/status/change-status';
import { isOver } from '@harborline/domain/status/component-state';

const titleFormat = new Intl.ListFormat('en', { type: 'conjunction' });

/** What lasts or is planned: incidents, then maintenance by its beginning. */
export function openIncidents({ incidents }: StatusContent, nowMs: number): Incident[] {
  const beginning = ({ window }: Incident) => window?.startsAt ?? 0;
  return incidents
    .filter((incident) => !isOver(incident, nowMs))
    .toSorted((one, other) => beginning(one) - beginning(other));
}

/** What is over, the latest first; of what the page has, the history may be older. */
export const pastIncidents = (
  content: StatusContent,
  history: readonly Incident[],
  nowMs: number,
): Incident[] =>
  withPast(content, history)
    .incidents.filter((incident) => isOver(incident, nowMs))
    .toSorted((one, other) => other.startedAt - one.startedAt);

/** The names of the components that it affects, as a part of a sentence; '' without any. */
export const componentTitles = (
  { componentIds }: Pick<Incident, 'componentIds'>,
  { components }: StatusContent,
): string =>
  titleFormat.format(components.filter(({ id }) => componentIds.includes(id)).map(({ title }) => title));
