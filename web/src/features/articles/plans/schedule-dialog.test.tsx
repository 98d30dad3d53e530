import { PLAN_TEXTS } from '@harborline/domain/texts/article-plans';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { ScheduleDialog } from './schedule-dialog';

vi.mock('../../../shared/staff/session-context', () => ({ useStaff: () => ({ uid: 'ada' }) }));

const save = vi.fn(async () => true);
const onClose = vi.fn();
const open = () =>
  renderAdmin(<ScheduleDialog handle={{ plan: null, isSaving: false, save }} onClose={onClose} />);
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: PLAN_TEXTS.save })));

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it('S3-16: schedules both steps in the zone it shows, under the name of the person', async () => {
  open();
  expect(screen.getByText(PLAN_TEXTS.zone(Intl.DateTimeFormat().resolvedOptions().timeZone))).toBeTruthy();
  fill(PLAN_TEXTS.publishAt, '2099-03-05T09:30');
  fill(PLAN_TEXTS.unpublishAt, '2099-03-06T09:30');
  await submit();
  const [changes] = save.mock.lastCall as unknown[] as [Record<string, { toDate(): Date } | string | null>];
  const at = new Date(2099, 2, 5, 9, 30);
  expect(changes.publish_at).toMatchObject({ seconds: at.getTime() / 1000 });
  expect(changes.next_at).toEqual(changes.publish_at);
  expect(changes).toMatchObject({ scheduled_by: 'ada', failure: null });
  expect(onClose).toHaveBeenCalledOnce();
});

it('refuses times that have passed or are in the wrong order, and says which', async () => {
  open();
  fill(PLAN_TEXTS.publishAt, '2001-03-05T09:30');
  await submit();
  expect(screen.getByRole('alert').textContent).toBe(PLAN_TEXTS.faults.past);
  fill(PLAN_TEXTS.publishAt, '2099-03-05T09:30');
  fill(PLAN_TEXTS.unpublishAt, '2099-03-04T09:30');
  await submit();
  expect(screen.getByRole('alert').textContent).toBe(PLAN_TEXTS.faults.order);
  expect(save).not.toHaveBeenCalled();
});
