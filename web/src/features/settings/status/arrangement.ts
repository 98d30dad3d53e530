import type { StatusComponent, StatusGroup } from '@harborline/domain/entities/status-page';
import type { StatusArrangement, StatusContent } from '@harborline/domain/status/change-status';

export type ArrangedComponent = StatusArrangement['components'][number];
/** Makes one arrangement of groups and components into another. */
export type ArrangementEdit = (arrangement: StatusArrangement) => StatusArrangement;
/** Towards the beginning or the end of a list. */
export type Direction = 'up' | 'down';

/** The part of a status page that staff arrange. */
export const arrangementOf = ({ is_published, groups, components }: StatusContent): StatusArrangement => ({
  isPublished: is_published,
  groups,
  components: components.map(({ id, title, description, groupId }) => ({ id, title, description, groupId })),
});

export interface ComponentSection {
  /** null for the components outside of all groups */
  readonly group: StatusGroup | null;
  readonly components: readonly StatusComponent[];
}

/** Components by group, as the page shows them; those without a group are last. */
export function componentSections({ groups, components }: StatusContent): ComponentSection[] {
  const within = (groupId: string) => components.filter((component) => component.groupId === groupId);
  const grouped = groups.map((group) => ({ group, components: within(group.id) }));
  const others = within('');
  return others.length === 0 ? grouped : [...grouped, { group: null, components: others }];
}

/** Replaces the entry with the same id, or adds it at the end. */
function put<Entry extends { readonly id: string }>(entries: readonly Entry[], entry: Entry): Entry[] {
  const isKnown = entries.some(({ id }) => id === entry.id);
  return isKnown ? entries.map((one) => (one.id === entry.id ? entry : one)) : [...entries, entry];
}

/** Exchanges an entry with the next one that counts as its neighbour. */
function moved<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: string,
  { direction, isBeside }: { direction: Direction; isBeside: (entry: Entry, other: Entry) => boolean },
): readonly Entry[] {
  const from = entries.findIndex((entry) => entry.id === id);
  const entry = entries[from];
  if (entry === undefined) return entries;
  const before = entries.slice(0, from).findLastIndex((other) => isBeside(entry, other));
  const after = entries.findIndex((other, index) => index > from && isBeside(entry, other));
  const to = direction === 'up' ? before : after;
  const other = entries[to];
  return other === undefined ? entries : entries.with(from, other).with(to, entry);
}

export const publish =
  (isPublished: boolean): ArrangementEdit =>
  (arrangement) => ({ ...arrangement, isPublished });

export const putGroup =
  (group: StatusGroup): ArrangementEdit =>
  (arrangement) => ({ ...arrangement, groups: put(arrangement.groups, group) });

/** Removes a group; its components stay, outside of all groups. */
export const removeGroup =
  (groupId: string): ArrangementEdit =>
  ({ groups, components, ...rest }) => ({
    ...rest,
    groups: groups.filter(({ id }) => id !== groupId),
    components: components.map((one) => (one.groupId === groupId ? { ...one, groupId: '' } : one)),
  });

export const moveGroup =
  (id: string, direction: Direction): ArrangementEdit =>
  (arrangement) => ({
    ...arrangement,
    groups: moved(arrangement.groups, id, { direction, isBeside: () => true }),
  });

export const putComponent =
  (component: ArrangedComponent): ArrangementEdit =>
  (arrangement) => ({ ...arrangement, components: put(arrangement.components, component) });

export const removeComponent =
  (componentId: string): ArrangementEdit =>
  ({ components, ...rest }) => ({ ...rest, components: components.filter(({ id }) => id !== componentId) });

/** Moves a component within its group. */
export const moveComponent =
  (id: string, direction: Direction): ArrangementEdit =>
  (arrangement) => ({
    ...arrangement,
    components: moved(arrangement.components, id, {
      direction,
      isBeside: (one, other) => one.groupId === other.groupId,
    }),
  });
