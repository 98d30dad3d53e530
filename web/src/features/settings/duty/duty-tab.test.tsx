import {
  getDuty,
  getDutyPlan,
  type PresentedDuty,
  type PresentedDutyPlan,
  putDutyPlan,
} from '@harborline/domain/api/inbox/duty';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { DUTY_TEXTS as texts } from '@harborline/domain/texts/duty';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderSettings } from '../testing/render-settings';
import { DutyTab } from './duty-tab';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));
vi.mock('../../../shared/staff/use-people-who', () => ({
  usePeopleWho: () => [
    { id: 'test-agent', display_name: 'Ada', agent_name: 'Ada' },
    { id: 'june', display_name: 'June', agent_name: 'June' },
  ],
}));
vi.mock('../../../shared/writing/use-staff-name', () => ({ useStaffName: () => 'June' }));

const DAY = { ref: 'p1', from: '2999-12-01', until: '2999-12-03', reason: 'Skiing', substitute_ref: 'june' };
const PLAN: PresentedDutyPlan = {
  ...{ person_ref: 'test-agent', person_name: 'Ada', calendar_ref: '', time_zone: 'UTC' },
  ...{ periods: [DAY], version: 3, usual: ['Office'] },
  calendars: [
    { ref: 'night', name: 'Night' },
    { ref: 'office', name: 'Office' },
  ],
};
const ON: PresentedDuty = {
  state: 'on',
  until_ms: null,
  until_day: '',
  reason: '',
  substitute_ref: '',
  substitute_name: '',
};
const OUT: PresentedDuty = {
  ...ON,
  state: 'out',
  until_ms: 1,
  until_day: '2999-12-03',
  substitute_name: 'June',
};

function answerWith(plan: Partial<PresentedDutyPlan> = {}, duty = ON) {
  callApi.mockImplementation(async (contract: object) => {
    if (contract === getDuty) return { people: [], everybody_else: duty };
    if (contract === getDutyPlan) return { ...PLAN, ...plan };
    return { ...PLAN, version: 4 };
  });
}
const saved = () => callApi.mock.calls.find(([contract]) => contract === putDutyPlan)?.[1].body;
const button = (name: string) => screen.findByRole('button', { name });
const put = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

freshRequests();
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

describe('the page of working times (D-136)', () => {
  it('says whether the person is on duty, and changes whose hours they have', async () => {
    answerWith();
    renderSettings(<DutyTab />);
    expect(await screen.findByText(texts.on)).toBeTruthy();
    const choice = screen.getByRole('combobox', { name: texts.calendar });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...[texts.usual('Office'), 'Night', 'Office']]);
    fireEvent.change(choice, { target: { value: 'night' } });
    await waitFor(() =>
      expect(saved()).toEqual({ person_ref: 'test-agent', calendar_ref: 'night', version: 3 }),
    );
  });

  it('says until when somebody is out, and who covers', async () => {
    answerWith({}, OUT);
    renderSettings(<DutyTab />);
    expect(await screen.findByText('Out until 3 Dec · June covers')).toBeTruthy();
    expect(screen.getByText('June covers · Skiing')).toBeTruthy();
  });

  it('plans days beside the others, with a teammate who covers, but not oneself', async () => {
    answerWith();
    renderSettings(<DutyTab />);
    fireEvent.click(await button(texts.add));
    put(texts.from, '2999-12-03');
    const covers = screen.getByRole('combobox', { name: texts.substitute });
    expect(within(covers).queryByRole('option', { name: 'Ada' })).toBeNull();
    fireEvent.change(covers, { target: { value: 'june' } });
    fireEvent.click(await button(texts.save));
    expect(await screen.findByText(texts.overlap)).toBeTruthy();
    put(texts.from, '2999-12-04');
    put(texts.until, '2999-12-02');
    expect(screen.getByText(texts.order)).toBeTruthy();
    put(texts.until, '2999-12-05');
    fireEvent.click(await button(texts.save));
    await waitFor(() =>
      expect(saved()?.periods).toEqual([
        DAY,
        expect.objectContaining({ from: '2999-12-04', until: '2999-12-05', substitute_ref: 'june' }),
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks before days are deleted', async () => {
    answerWith();
    renderSettings(<DutyTab />);
    fireEvent.click(await button(texts.deleteOf('1 Dec – 3 Dec')));
    expect(saved()).toBeUndefined();
    fireEvent.click(await button(texts.delete));
    await waitFor(() => expect(saved()?.periods).toEqual([]));
  });

  it('says so where nothing is planned, there are no hours, or no room', async () => {
    answerWith({ periods: [], calendars: [], usual: [] });
    const { unmount } = renderSettings(<DutyTab />);
    expect(await screen.findByText(texts.none)).toBeTruthy();
    expect(screen.getByText(texts.noCalendars)).toBeTruthy();
    unmount();
    cleanup();
  });

  it("shows a teammate's plan by name, and that somebody else changed it meanwhile", async () => {
    answerWith({ person_ref: 'june', person_name: 'June' });
    renderSettings(<DutyTab />, {}, '?person=june');
    expect(await screen.findByText(texts.of('June'))).toBeTruthy();
    callApi.mockImplementation(async (contract: object) => {
      if (contract === putDutyPlan) throw new ApiError(409, texts.changedMeanwhile);
      return contract === getDuty ? { people: [], everybody_else: ON } : PLAN;
    });
    fireEvent.change(screen.getByRole('combobox', { name: texts.calendar }), { target: { value: 'night' } });
    expect(await screen.findByText(texts.changedMeanwhile)).toBeTruthy();
  });

  it('is refused to whoever may not see it, and read only while viewing as a teammate', async () => {
    callApi.mockRejectedValue(new ApiError(403, texts.denied));
    const { unmount } = renderSettings(<DutyTab />, {}, '?person=june');
    expect(await screen.findByText(ADMIN_TEXTS.deniedTitle)).toBeTruthy();
    unmount();
    answerWith();
    renderSettings(<DutyTab />, { viewing_as: 'somebody' });
    expect(await screen.findByText('1 Dec – 3 Dec')).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.add })).toBeNull();
    expect(screen.getByRole('combobox', { name: texts.calendar })).toHaveProperty('disabled', true);
  });
});
