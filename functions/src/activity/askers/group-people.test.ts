import { expect, it } from 'vitest';
import { groupPeople } from './group-people';

const request = (id: string, asker: string, address?: string) => ({ id, asker, address });
const idsOf = (requests: readonly ReturnType<typeof request>[]) =>
  groupPeople(requests).map((group) => group.map(({ id }) => id).sort());

it('D-74: requests of one visitor belong to one person', () => {
  expect(idsOf([request('1', 'ann'), request('2', 'bob'), request('3', 'ann')])).toEqual([['1', '3'], ['2']]);
});

it('D-74: requests from two browsers belong to one person if they claim the same address', () => {
  expect(
    idsOf([request('1', 'ann-phone', 'a@x'), request('2', 'bob', 'b@x'), request('3', 'ann-desk', 'a@x')]),
  ).toEqual([['1', '3'], ['2']]);
});

it('D-74: one request can show that two visitors are one person', () => {
  const two = [request('1', 'ann', 'a@x'), request('2', 'anna', 'other@x')];
  expect(idsOf(two)).toHaveLength(2);
  expect(idsOf([...two, request('3', 'anna', 'a@x')])).toEqual([['1', '2', '3']]);
});
