import { emptyStatus, type StatusArrangement } from '@harborline/domain/status/change-status';
import { describe, expect, it } from 'vitest';
import {
  arrangementOf,
  componentSections,
  moveComponent,
  moveGroup,
  publish,
  putComponent,
  putGroup,
  removeComponent,
  removeGroup,
} from './arrangement';

const component = (id: string, groupId: string) => ({ id, title: id, description: '', groupId });
const ARRANGEMENT: StatusArrangement = {
  isPublished: false,
  groups: [
    { id: 'shop', title: 'Shop' },
    { id: 'office', title: 'Office' },
  ],
  components: [
    component('cart', 'shop'),
    component('phone', 'office'),
    component('search', 'shop'),
    component('email', ''),
  ],
};

const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

describe('the arrangement of a status page', () => {
  it('moves a component past the next one of its own group, and no further', () => {
    const down = moveComponent('cart', 'down')(ARRANGEMENT);
    expect(idsOf(down.components)).toEqual(['search', 'phone', 'cart', 'email']);
    expect(moveComponent('cart', 'down')(down)).toEqual(down);
    expect(moveComponent('cart', 'up')(down)).toEqual(ARRANGEMENT);
    expect(moveComponent('gone', 'up')(ARRANGEMENT)).toEqual(ARRANGEMENT);
  });

  it('moves a group, and no further than to an end', () => {
    const up = moveGroup('office', 'up')(ARRANGEMENT);
    expect(idsOf(up.groups)).toEqual(['office', 'shop']);
    expect(moveGroup('office', 'up')(up)).toEqual(up);
    expect(moveGroup('office', 'down')(up)).toEqual(ARRANGEMENT);
  });

  it('adds what is new at the end, and changes what is there in its place', () => {
    const added = putGroup({ id: 'more', title: 'More' })(
      putComponent(component('fax', 'office'))(ARRANGEMENT),
    );
    expect(idsOf(added.components).at(-1)).toBe('fax');
    expect(idsOf(added.groups).at(-1)).toBe('more');
    const changed = putComponent({ ...component('phone', ''), title: 'Telephone' })(ARRANGEMENT);
    expect(changed.components[1]).toEqual({ ...component('phone', ''), title: 'Telephone' });
    expect(putGroup({ id: 'shop', title: 'Store' })(ARRANGEMENT).groups[0]?.title).toBe('Store');
  });

  it('keeps the components of a group that is removed', () => {
    const removed = removeGroup('shop')(ARRANGEMENT);
    expect(idsOf(removed.groups)).toEqual(['office']);
    expect(removed.components.map(({ id, groupId }) => `${id}:${groupId}`)).toEqual([
      'cart:',
      'phone:office',
      'search:',
      'email:',
    ]);
    expect(idsOf(removeComponent('phone')(ARRANGEMENT).components)).toEqual(['cart', 'search', 'email']);
  });

  it('changes visibility alone', () => {
    expect(publish(true)(ARRANGEMENT)).toEqual({ ...ARRANGEMENT, isPublished: true });
  });

  it('lists components by group, those without one last, and nothing for an empty page', () => {
    const components = ARRANGEMENT.components.map(
      (one) => ({ ...one, state: 'operational', createdAt: 0 }) as const,
    );
    const content = { ...emptyStatus(), groups: [...ARRANGEMENT.groups], components };
    expect(
      componentSections(content).map(({ group, components: within }) => [group?.id, ...idsOf(within)]),
    ).toEqual([
      ['shop', 'cart', 'search'],
      ['office', 'phone'],
      [undefined, 'email'],
    ]);
    expect(arrangementOf(content)).toEqual(ARRANGEMENT);
    expect(componentSections(emptyStatus())).toEqual([]);
  });
});
