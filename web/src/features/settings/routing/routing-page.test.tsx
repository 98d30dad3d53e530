import {
  getRouting,
  putRouting,
  type RoutingReplay,
  replayRouting,
} from '@harborline/domain/api/inbox/routing';
import { getTeams } from '@harborline/domain/api/inbox/teams';
import type { RoutingRules } from '@harborline/domain/entities/routing-rules';
import { DEFAULT_ROUTING_RULES, defaultTeamRules } from '@harborline/domain/routing/rules';
import { FORM_TEXTS } from '@harborline/domain/texts/form';
import { ROUTING_TEXTS } from '@harborline/domain/texts/routing';
import { ROUTING_SETTINGS_TEXTS as TEXTS } from '@harborline/domain/texts/routing-settings';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderSettings } from '../testing/render-settings';
import { RoutingPage } from './routing-page';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));
vi.mock('../../../shared/staff/use-people-who', () => ({
  useLivePeopleWho: () => ({
    status: 'ready',
    data: [
      { id: 'ada', display_name: 'Ada', agent_name: 'Ada' },
      { id: 'bo', display_name: 'Bo', agent_name: 'Bo' },
    ],
  }),
}));

const TEAMS = [
  { ref: 'shop', name: 'Shop', member_uids: ['ada'] },
  { ref: 'night', name: 'Night', member_uids: ['bo'] },
];
const STORED: RoutingRules = {
  ...DEFAULT_ROUTING_RULES,
  people: [{ uid: 'ada', chat_capacity: 2, ticket_capacity: 5 }],
  skills: [{ ref: 'german', name: 'German', uids: ['ada', 'left'] }],
  version: 4,
};

const NONE = { given: 0, ended: 0, nobody: 0, not_given: 0, median_wait: null, longest_wait: null };
const REPLAY: RoutingReplay = {
  ...{ chats: 12, tickets: 5, has_stopped: false, has_hours: true },
  before: {
    chat: { ...NONE, given: 12, median_wait: 1, longest_wait: 61.4 },
    ticket: { ...NONE, not_given: 5 },
    people: [{ uid: 'ada', chats: 12, tickets: 0 }],
    untaken: [],
  },
  after: {
    chat: { ...NONE, given: 11, nobody: 1, median_wait: 2, longest_wait: 30 },
    ticket: { ...NONE, given: 5, median_wait: 15, longest_wait: 15 },
    people: [
      { uid: 'ada', chats: 6, tickets: 2 },
      { uid: 'bo', chats: 5, tickets: 3 },
    ],
    untaken: [{ team_ref: 'shop', chats: 1, tickets: 0 }],
  },
};

/** The rules are answered; a change with `outcome`. */
function answerWith(
  rules: Partial<RoutingRules> = {},
  outcome: (body: RoutingRules) => object = (body) => body,
) {
  let stored = { ...STORED, ...rules };
  callApi.mockImplementation(async (contract: object, { body }: { body: RoutingRules }) => {
    if (contract === getTeams) return { teams: TEAMS };
    if (contract === getRouting) return stored;
    if (contract === replayRouting) return REPLAY;
    const answer = outcome(body);
    stored = { ...body, version: body.version + 1 };
    return { ...answer, version: stored.version };
  });
}

const open = async () => {
  renderSettings(<RoutingPage />);
  return screen.findByRole('switch', { name: TEXTS.givesTickets });
};
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(button(FORM_TEXTS.save));
const dialog = () => within(screen.getByRole('dialog'));
const sent = () =>
  callApi.mock.calls.flatMap(([contract, { body }]) => (contract === putRouting ? [body] : []));

freshRequests();
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

describe('the page of the routing (D-137)', () => {
  it('shows what one person gets, who has which skill, and the rules of each team', async () => {
    answerWith({
      teams: [
        {
          ...defaultTeamRules('shop'),
          ...{ chat_wait_minutes: 0, overflow: 'team', overflow_team_ref: 'night' },
          ...{ chat_overflow_minutes: 1, ticket_overflow_minutes: 60, skill_refs: ['german'] },
        },
      ],
    });
    await open();
    expect(field(TEXTS.chatsOf('Ada'))).toHaveProperty('value', '2');
    expect(field(TEXTS.skillName)).toHaveProperty('value', 'German');
    const rows = within(screen.getByRole('list', { name: TEXTS.teams }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'ShopChats wait 0 minutesIf nobody of the team can take it, Night helps out: chats after 1 minute, tickets after 60 minutesNeeds German',
      `Night${TEXTS.libraryWaits}${TEXTS.overflowText.anybody(0, 0)}`,
      `${TEXTS.noTeam}${TEXTS.libraryWaits}`,
    ]);
  });

  it('saves all of it together: the switch, capacities, people, skills and teams', async () => {
    answerWith();
    fireEvent.click(await open());
    type(TEXTS.ticketWait, '30');
    type(TEXTS.chatCapacity, '6');
    fireEvent.change(screen.getByRole('combobox', { name: TEXTS.addPerson }), { target: { value: 'bo' } });
    type(TEXTS.ticketsOf('Bo'), '1');
    fireEvent.click(button(TEXTS.removePerson('Ada')));
    fireEvent.click(button(TEXTS.editTeam('Shop')));
    fireEvent.change(dialog().getByRole('textbox', { name: TEXTS.ticketWaitOfTeam }), {
      target: { value: '5' },
    });
    fireEvent.change(dialog().getByRole('combobox', { name: TEXTS.overflow }), {
      target: { value: 'nobody' },
    });
    fireEvent.click(dialog().getByRole('checkbox', { name: 'German' }));
    fireEvent.click(dialog().getByRole('button', { name: TEXTS.dialogSave }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toEqual([
      {
        ...STORED,
        ...{ gives_tickets: true, ticket_wait_minutes: 30, chat_capacity: 6 },
        people: [{ uid: 'bo', chat_capacity: 6, ticket_capacity: 1 }],
        teams: [
          {
            ...defaultTeamRules('shop'),
            ...{ ticket_wait_minutes: 5, overflow: 'nobody', skill_refs: ['german'] },
          },
        ],
      },
    ]);
  });

  it('says what is wrong, and sends nothing', async () => {
    answerWith();
    await open();
    type(TEXTS.ticketCapacity, 'many');
    screen.getByText(TEXTS.ticketCapacityWrong);
    type(TEXTS.ticketCapacity, '20');
    fireEvent.click(button(TEXTS.addSkill));
    save();
    screen.getByText(TEXTS.skillUnnamed);
    const [, added] = screen.getAllByRole('textbox', { name: TEXTS.skillName });
    if (added) fireEvent.change(added, { target: { value: 'GERMAN' } });
    expect(screen.getAllByText(ROUTING_TEXTS.nameTaken)).toHaveLength(2);
    save();
    expect(sent()).toEqual([]);
  });

  it('keeps what was changed here beside what a teammate has saved since', async () => {
    answerWith({}, () => {
      throw new ApiError(409, ROUTING_TEXTS.changedMeanwhile);
    });
    await open();
    type(TEXTS.ticketWait, '7');
    const stored = { ...STORED, chat_capacity: 3, version: 5 };
    const mocked = callApi.getMockImplementation();
    callApi.mockImplementation(async (contract: object, options: object) =>
      contract === getRouting ? stored : mocked?.(contract, options),
    );
    save();
    await screen.findByText(ROUTING_TEXTS.changedMeanwhile);
    await waitFor(() => expect(field(TEXTS.chatCapacity)).toHaveProperty('value', '3'));
    expect(field(TEXTS.ticketWait)).toHaveProperty('value', '7');
  });

  it('tries the rules on the last 7 days before they are saved, and saves nothing by that', async () => {
    answerWith();
    fireEvent.click(await open());
    fireEvent.click(button(TEXTS.replay.run));
    const rowsOf = async (name: string) =>
      within(await screen.findByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(await rowsOf(TEXTS.replay.what)).toEqual([
      [TEXTS.replay.given.chat, '12', '11'],
      [
        TEXTS.replay.wait.chat,
        'Median 1 minute, longest 1 hour 1 minute',
        'Median 2 minutes, longest 30 minutes',
      ],
      [TEXTS.replay.ended.chat, '0', '0'],
      [TEXTS.replay.nobody.chat, '0', '1'],
      [TEXTS.replay.given.ticket, TEXTS.replay.off, '5'],
      [TEXTS.replay.wait.ticket, TEXTS.replay.noWait, 'Median 15 minutes, longest 15 minutes'],
      [TEXTS.replay.ended.ticket, '0', '0'],
      [TEXTS.replay.nobody.ticket, '0', '0'],
    ]);
    expect(await rowsOf(TEXTS.replay.people)).toEqual([
      ['Ada', TEXTS.replay.of(12, 0), TEXTS.replay.of(6, 2)],
      ['Bo', TEXTS.replay.of(0, 0), TEXTS.replay.of(5, 3)],
    ]);
    screen.getByText(TEXTS.replay.untaken('Shop', 1, 0));
    screen.getByText(TEXTS.replay.lookedAt(12, 5, false));
    screen.getByText(TEXTS.replay.hours(true));
    const { version: _version, ...rules } = STORED;
    expect(callApi).toHaveBeenCalledWith(replayRouting, { body: { ...rules, gives_tickets: true } });
    expect(sent()).toEqual([]);
  });

  it('discards changes', async () => {
    answerWith();
    await open();
    type(TEXTS.ticketWait, '7');
    fireEvent.click(button(FORM_TEXTS.discard));
    expect(field(TEXTS.ticketWait)).toHaveProperty('value', '15');
  });

  it.each([
    [403, TEXTS.denied],
    [500, TEXTS.loadFailed],
  ])('says so if the rules are answered by %i', async (status, text) => {
    callApi.mockRejectedValue(new ApiError(status, 'No'));
    renderSettings(<RoutingPage />);
    await screen.findByText(text);
  });
});
