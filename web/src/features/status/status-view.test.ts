import { DAY_MS } from '@harborline/domain/status/uptime';
import { TEST_NOW_MS } from '@harborline/domain/testing/factories';
import { makeComponent, makeIncident, makeStatus } from '@harborline/domain/testing/make-status';
import { STATUS_TEXTS } from '@harborline/domain/texts/status';
import { expect, it } from 'vitest';
import { arrangeIncidents, componentGroups } from './status-view';

const HOUR_MS = 3_600_000;
const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
const windowAt = (fromMs: number) => ({
  window: { startsAt: TEST_NOW_MS + fromMs, endsAt: TEST_NOW_MS + fromMs + 2 * HOUR_MS },
});
const over = (agoMs: number) => ({ resolvedAt: TEST_NOW_MS - agoMs, startedAt: TEST_NOW_MS - agoMs - 1 });

it('D-38: tells what lasts, what is planned and what was over lately apart', () => {
  const incidents = [
    makeIncident('open'),
    makeIncident('later', windowAt(5 * DAY_MS)),
    makeIncident('next', windowAt(DAY_MS)),
    makeIncident('under-way', windowAt(-HOUR_MS / 2)),
    makeIncident('maintained', windowAt(-3 * DAY_MS)),
    makeIncident('resolved', over(13 * DAY_MS)),
    makeIncident('long-over', over(15 * DAY_MS)),
  ];
  const { present, planned, recent } = arrangeIncidents(makeStatus({ incidents }));
  expect(idsOf(present)).toEqual(['under-way', 'open']);
  expect(idsOf(planned)).toEqual(['next', 'later']);
  expect(idsOf(recent)).toEqual(['maintained', 'resolved']);
});

it('shows components by their groups, the others last, and no empty group', () => {
  const groups = [
    { id: 'g1', title: 'Shop' },
    { id: 'g2', title: 'Empty' },
  ];
  const components = [
    makeComponent('a'),
    makeComponent('b', { groupId: 'g1' }),
    makeComponent('c', { groupId: 'gone' }),
  ];
  const shown = componentGroups(makeStatus({ groups, components }));
  expect(shown.map(({ title, components: own }) => [title, idsOf(own)])).toEqual([
    ['Shop', ['b']],
    [STATUS_TEXTS.otherComponents, ['a', 'c']],
  ]);
  expect(componentGroups(makeStatus()).map(({ title }) => title)).toEqual([STATUS_TEXTS.components]);
  expect(componentGroups(makeStatus({ components: [] }))).toEqual([]);
});
