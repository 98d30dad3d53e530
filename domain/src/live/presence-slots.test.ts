import { expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { oldestSlot, ownOrFreeSlot, PRESENCE_SLOTS, readPresentTabs } from './presence-slots';

const tab = (by: string, since = 1) => ({ since, away: 0, by }) as const;
const full = Object.fromEntries(PRESENCE_SLOTS.map((slot, index) => [slot, tab(slot, 100 - index)]));

it('number as many as the allowed tabs', () => {
  expect(new Set(PRESENCE_SLOTS).size).toBe(LIMITS.presentTabs);
});

it('a tab keeps its slot, and takes the first free one otherwise', () => {
  expect(ownOrFreeSlot({}, 'me')).toBe('tab0');
  expect(ownOrFreeSlot({ tab0: tab('other') }, 'me')).toBe('tab1');
  expect(ownOrFreeSlot({ tab0: tab('other'), tab2: tab('me') }, 'me')).toBe('tab2');
  expect(ownOrFreeSlot(full, 'me')).toBeUndefined();
  expect(ownOrFreeSlot(full, 'tab4')).toBe('tab4');
});

it('the oldest slot is reused first', () => {
  expect(oldestSlot(full)).toBe(PRESENCE_SLOTS.at(-1));
});

it('ignores values that are not tabs and keys that are not slots', () => {
  expect(readPresentTabs(null)).toEqual({});
  expect(readPresentTabs('here')).toEqual({});
  expect(readPresentTabs({ tab0: { away: 0 }, tab1: tab('a'), '-Nx': tab('b') })).toEqual({ tab1: tab('a') });
});
