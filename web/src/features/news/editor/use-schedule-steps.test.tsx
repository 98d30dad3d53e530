import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { makeNewsFlash } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScheduleSteps } from './use-schedule-steps';

type Report = (watched: { record: NewsFlash & { isPending: boolean }; isFromCache: boolean }) => void;
const watched = vi.hoisted<{ reports: Report[] }>(() => ({ reports: [] }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../shared/store/watch-records', () => ({
  watchRecord:
    () =>
    ({ next }: { next: Report }) => {
      watched.reports.push(next);
      return () => undefined;
    },
}));

const planned = makeNewsFlash({
  is_published: false,
  publish_at: timestamp(5_000),
  next_at: timestamp(5_000),
  updated_at: timestamp(1_000),
});
const onStep = vi.fn();
const report = (changes: Partial<NewsFlash>) =>
  act(() => {
    for (const next of watched.reports)
      next({ record: { ...planned, ...changes, isPending: false }, isFromCache: false });
  });

beforeEach(() => {
  watched.reports = [];
  onStep.mockReset();
});
afterEach(cleanup);

it.each([
  ['was published', { is_published: true, publish_at: null, next_at: null, updated_at: timestamp(5_100) }],
  ['was refused', { publish_at: null, next_at: null, is_schedule_refused: true }],
])('D-77: an open editor notices that its planned news flash %s', (_step, changes) => {
  renderHook(() => useScheduleSteps(planned, onStep));
  report({});
  expect(onStep).not.toHaveBeenCalled();
  report(changes);
  expect(onStep).toHaveBeenCalledOnce();
});

it('waits while the editor saves, and takes no late report for a step', () => {
  const { rerender } = renderHook(({ step }) => useScheduleSteps(planned, step), {
    initialProps: { step: null as (() => void) | null },
  });
  report({ next_at: timestamp(4_000), updated_at: timestamp(500) });
  rerender({ step: onStep });
  expect(onStep).not.toHaveBeenCalled();
  rerender({ step: null });
  report({ is_published: true, publish_at: null, next_at: null, updated_at: timestamp(5_100) });
  expect(onStep).not.toHaveBeenCalled();
  rerender({ step: onStep });
  expect(onStep).toHaveBeenCalledOnce();
});

it('follows no news flash without a step to come', () => {
  renderHook(() => useScheduleSteps({ ...planned, next_at: null }, onStep));
  expect(watched.reports).toEqual([]);
});
