import {
  type BusinessHoursAnswer,
  getBusinessHours,
  putBusinessHours,
} from '@harborline/domain/api/inbox/business-hours';
import {
  getLoadNotice,
  type LoadNoticeAnswer,
  putLoadNotice,
} from '@harborline/domain/api/inbox/load-notice';
import { getTeams } from '@harborline/domain/api/inbox/teams';
import type { NamedCalendar } from '@harborline/domain/entities/business-hours';
import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import { LOAD_NOTICE_TEXTS } from '@harborline/domain/texts/load-notice';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderSettings } from '../testing/render-settings';
import { BusinessHoursPage } from './business-hours-page';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));

const OFFICE: NamedCalendar = {
  ref: 'office',
  name: 'Office',
  timeZone: 'Europe/Berlin',
  weekly: [{ day: 1, from: 540, to: 1_020 }],
  holidays: [],
  exceptions: [],
};
const NIGHT: NamedCalendar = { ...OFFICE, ref: 'night', name: 'Night', timeZone: 'UTC' };
const BOTH = { calendars: [NIGHT, OFFICE], default_ref: 'office', version: 4 };

const QUIET: LoadNoticeAnswer = {
  ...{ is_on: false, text: '', until: null, waiting_chats: 0, open_tickets: 0, on_holidays: false },
  ...{ version: 7, is_shown: false },
};

function answerWith(
  hours: BusinessHoursAnswer,
  teams: readonly object[] = [],
  notice: LoadNoticeAnswer = QUIET,
) {
  callApi.mockImplementation(async (contract: object) => {
    if (contract === getBusinessHours) return hours;
    if (contract === getLoadNotice) return notice;
    if (contract === putLoadNotice) return { ...notice, version: 8 };
    return contract === getTeams ? { teams } : { ...hours, version: hours.version + 1 };
  });
}

const texts = BUSINESS_HOURS_TEXTS;
const button = (name: string) => screen.getByRole('button', { name });
const put = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const rows = async () =>
  within(await screen.findByRole('list', { name: texts.list })).getAllByRole('listitem');
const saved = () => callApi.mock.calls.find(([contract]) => contract === putBusinessHours)?.[1].body;

freshRequests();
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

describe('the page of the business hours (D-130)', () => {
  it('lists calendars with their hours, whose they are, and which is the default', async () => {
    answerWith(BOTH, [{ ref: 't', name: 'Guards', member_uids: [], calendar_ref: 'night' }]);
    renderSettings(<BusinessHoursPage />);
    const [night, office] = (await rows()).map((row) => row.textContent ?? '');
    expect(night).toContain(texts.usedBy(['Guards']));
    expect(office).toContain('Monday 09:00–17:00');
    expect(office).toContain(texts.isDefault);
    expect(night).not.toContain(texts.isDefault);
  });

  it('creates one with a night shift, a holiday and a day of other hours', async () => {
    answerWith({ calendars: [], default_ref: '', version: 0 });
    renderSettings(<BusinessHoursPage />);
    await screen.findByText(texts.empty);
    fireEvent.click(button(texts.create));
    put(texts.name, ' Nights ');
    for (const day of texts.days.slice(0, 4)) fireEvent.click(button(texts.removeHours(day, 1)));
    put(texts.from('Friday', 1), '22:00');
    put(texts.to('Friday', 1), '06:00');
    screen.getByText(texts.nextDay);
    fireEvent.click(button(texts.addHoliday));
    put(texts.holidayDate(1), '2026-12-25');
    put(texts.holidayName(1), 'Christmas');
    fireEvent.click(button(texts.addException));
    put(texts.exceptionDate(1), '2026-12-31');
    put(texts.exceptionKind('2026-12-31'), 'open');
    fireEvent.click(button(texts.save));
    await waitFor(() => expect(saved()).toBeDefined());
    const { calendars, default_ref: defaultRef, version } = saved();
    expect(calendars).toEqual([
      {
        ref: defaultRef,
        name: 'Nights',
        timeZone: expect.any(String),
        weekly: [{ day: 5, from: 1_320, to: 1_800 }],
        holidays: [{ date: '2026-12-25', name: 'Christmas', isYearly: true }],
        exceptions: [{ date: '2026-12-31', intervals: [{ from: 540, to: 1_020 }] }],
      },
    ]);
    expect(version).toBe(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('copies the hours of a day to others', async () => {
    answerWith(BOTH);
    renderSettings(<BusinessHoursPage />);
    await rows();
    fireEvent.click(button(texts.edit('Office')));
    fireEvent.click(button(texts.copyDay('Monday')));
    fireEvent.click(screen.getByRole('menuitem', { name: texts.copyWorkdays }));
    fireEvent.click(button(texts.save));
    await waitFor(() => expect(saved()).toBeDefined());
    const office = saved().calendars.find(({ ref }: { ref: string }) => ref === 'office');
    expect(office.weekly).toEqual([1, 2, 3, 4, 5].map((day) => ({ day, from: 540, to: 1_020 })));
  });

  it('leads to what is wrong, and says there what it is', async () => {
    answerWith(BOTH);
    renderSettings(<BusinessHoursPage />);
    await rows();
    fireEvent.click(button(texts.edit('Office')));
    fireEvent.click(button(texts.addHoliday));
    fireEvent.click(button(texts.save));
    const field = screen.getByLabelText(texts.holidayDate(1));
    await waitFor(() => expect(document.activeElement).toBe(field));
    const fault = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(fault?.textContent).not.toBe('');
    expect(saved()).toBeUndefined();
  });

  it('says first what a calendar lacks', async () => {
    answerWith(BOTH);
    renderSettings(<BusinessHoursPage />);
    await rows();
    fireEvent.click(button(texts.edit('Office')));
    put(texts.name, 'night');
    screen.getByText(texts.nameTaken);
    put(texts.to('Monday', 1), '09:00');
    fireEvent.click(button(texts.addHoliday));
    fireEvent.click(button(texts.addException));
    fireEvent.click(button(texts.save));
    screen.getByText(texts.sameTime);
    screen.getByText(texts.holidayIncomplete);
    screen.getByText(texts.exceptionIncomplete);
    expect(saved()).toBeUndefined();
  });

  it('says whose hours change before a calendar is deleted', async () => {
    answerWith(BOTH, [{ ref: 't', name: 'Guards', member_uids: [], calendar_ref: 'office' }]);
    renderSettings(<BusinessHoursPage />);
    await rows();
    fireEvent.click(button(texts.remove('Office')));
    const dialog = within(screen.getByRole('dialog'));
    const body = [texts.removeBody, texts.removeUsed(['Guards']), texts.removeDefault('Night')].join(' ');
    dialog.getByText(body);
    fireEvent.click(dialog.getByRole('button', { name: texts.removeConfirm }));
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(putBusinessHours, {
        body: { calendars: [NIGHT], default_ref: 'night', version: 4 },
      }),
    );
  });

  it('makes another one the default, and takes that back', async () => {
    answerWith(BOTH);
    renderSettings(<BusinessHoursPage />);
    await rows();
    fireEvent.click(button(texts.makeDefaultOf('Night')));
    fireEvent.click(await screen.findByRole('button', { name: texts.undo }));
    await waitFor(() => expect(screen.getByText(texts.undone)).toBeTruthy());
    const bodies = callApi.mock.calls
      .filter(([contract]) => contract === putBusinessHours)
      .map(([, { body }]) => [body.default_ref, body.version]);
    expect(bodies).toEqual([
      ['night', 4],
      ['office', 5],
    ]);
  });

  it.each([
    ['another calendar', { ...NIGHT, name: 'Late' }, true],
    ['this calendar', { ...OFFICE, timeZone: 'UTC' }, false],
  ])(
    'keeps what was written if somebody else has changed %s since, and loses nothing of that',
    async (_, theirs, isTaken) => {
      let hours: BusinessHoursAnswer = BOTH;
      answerWith(BOTH);
      const answer = callApi.getMockImplementation();
      callApi.mockImplementation(async (contract: object, ...rest: [{ body: BusinessHoursAnswer }]) => {
        if (contract === getBusinessHours) return hours;
        if (contract !== putBusinessHours) return answer?.(contract, ...rest);
        const [{ body }] = rest;
        if (body.version !== hours.version) throw new ApiError(409, texts.changedMeanwhile);
        hours = { ...body, version: hours.version + 1 };
        return hours;
      });
      renderSettings(<BusinessHoursPage />);
      await rows();
      fireEvent.click(button(texts.edit('Office')));
      const calendars = BOTH.calendars.map((one) => (one.ref === theirs.ref ? theirs : one));
      hours = { ...BOTH, calendars, version: 5 };
      put(texts.name, 'Workshop');
      fireEvent.click(button(texts.save));
      await screen.findByText(texts.changedMeanwhile);
      expect(screen.getByLabelText(texts.name)).toHaveProperty('value', 'Workshop');
      await waitFor(() => expect(button(texts.save)).toHaveProperty('disabled', false));
      fireEvent.click(button(texts.save));
      if (isTaken) await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      else await screen.findByText(texts.changedCalendar);
      const expected = isTaken ? [theirs, { ...OFFICE, name: 'Workshop' }] : [NIGHT, theirs];
      expect(hours.calendars).toEqual(expect.arrayContaining(expected));
    },
  );

  it('is read only for people who may not change the chat settings', async () => {
    answerWith(BOTH);
    renderSettings(<BusinessHoursPage />, {
      agent_role: 'agent',
      permissions: { canManageTeammatesSeatsAndPermissions: true },
    });
    await rows();
    screen.getByText(texts.readOnly);
    expect(screen.queryByRole('button', { name: texts.create })).toBeNull();
    expect(screen.queryByRole('button', { name: texts.edit('Office') })).toBeNull();
  });

  it.each([
    [403, texts.denied],
    [500, texts.loadFailed],
  ])('says so if the hours are answered by %i', async (status, text) => {
    callApi.mockRejectedValue(new ApiError(status, 'No'));
    renderSettings(<BusinessHoursPage />);
    await screen.findByText(text);
  });

  it('says so if the teams are not known, without which a calendar could be deleted as if it were nobody’s', async () => {
    answerWith(BOTH);
    const answer = callApi.getMockImplementation();
    callApi.mockImplementation((contract: object) =>
      contract === getTeams ? Promise.reject(new ApiError(500, 'No')) : answer?.(contract),
    );
    renderSettings(<BusinessHoursPage />);
    await screen.findByText(texts.loadFailed);
    expect(screen.queryByRole('button', { name: texts.remove('Office') })).toBeNull();
  });
});

describe('the notice of unusual load on that page (D-131)', () => {
  const form = () => screen.findByLabelText(LOAD_NOTICE_TEXTS.text);
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  const sent = () => callApi.mock.calls.find(([contract]) => contract === putLoadNotice)?.[1].body;

  it('is switched on until a time, with a rule beside it', async () => {
    answerWith(BOTH);
    renderSettings(<BusinessHoursPage />);
    await form();
    screen.getByText(LOAD_NOTICE_TEXTS.hiddenNow);
    put(LOAD_NOTICE_TEXTS.text, ' It takes longer. ');
    fireEvent.click(screen.getByRole('switch', { name: LOAD_NOTICE_TEXTS.isOn }));
    put(LOAD_NOTICE_TEXTS.until, '2199-01-31T18:00');
    put(LOAD_NOTICE_TEXTS.waitingChats, '12');
    save();
    await waitFor(() => expect(sent()).toBeDefined());
    expect(sent()).toEqual({
      is_on: true,
      text: 'It takes longer.',
      until: new Date(2199, 0, 31, 18).getTime(),
      waiting_chats: 12,
      open_tickets: 0,
      on_holidays: false,
      version: 7,
    });
  });

  it('says what is missing or wrong before it is sent', async () => {
    answerWith(BOTH);
    renderSettings(<BusinessHoursPage />);
    await form();
    fireEvent.click(screen.getByRole('switch', { name: LOAD_NOTICE_TEXTS.isOn }));
    put(LOAD_NOTICE_TEXTS.until, '2001-01-31T18:00');
    put(LOAD_NOTICE_TEXTS.openTickets, '0');
    save();
    await screen.findByText(LOAD_NOTICE_TEXTS.countWrong);
    put(LOAD_NOTICE_TEXTS.openTickets, '');
    save();
    await screen.findByText(LOAD_NOTICE_TEXTS.textMissing);
    await screen.findByText(LOAD_NOTICE_TEXTS.untilPast);
    expect(sent()).toBeUndefined();
  });

  it('says that visitors see it', async () => {
    answerWith(BOTH, [], { ...QUIET, is_on: true, text: 'It takes longer.', is_shown: true });
    renderSettings(<BusinessHoursPage />);
    await screen.findByText(LOAD_NOTICE_TEXTS.shownNow);
  });
});
