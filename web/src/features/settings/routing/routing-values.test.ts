import { DEFAULT_ROUTING_RULES, defaultTeamRules } from '@harborline/domain/routing/rules';
import { expect, it } from 'vitest';
import { mergedValues, rulesOf, valuesOf, withTeamRules } from './routing-values';

const team = (ref: string, minutes: number) => ({ ...defaultTeamRules(ref), chat_wait_minutes: minutes });
const values = valuesOf({
  ...DEFAULT_ROUTING_RULES,
  people: [
    { uid: 'ada', chat_capacity: 2, ticket_capacity: 5 },
    { uid: 'bo', chat_capacity: 3, ticket_capacity: 5 },
  ],
  skills: [{ ref: 'german', name: 'German', uids: ['ada'] }],
  teams: [team('shop', 1), team('night', 2)],
});

it('keeps what is edited here beside what a teammate has saved of other rows', () => {
  const [ada, bo] = values.people;
  const mine = {
    ...values,
    teams: withTeamRules(values, team('shop', 9)),
    people: values.people.filter(({ uid }) => uid !== 'bo'),
    skills: [...values.skills, { ref: 'repairs', name: 'Repairs', uids: [] }],
  };
  const theirs = {
    ...values,
    ticketWait: '7',
    teams: withTeamRules(values, team('night', 8)),
    people: [{ uid: 'ada', chats: '1', tickets: '5' }, ...(bo === undefined ? [] : [bo])],
  };
  const merged = mergedValues(mine, { before: values, now: theirs });
  expect(ada).not.toEqual(merged.people[0]);
  expect(merged).toMatchObject({
    ticketWait: '7',
    people: [{ uid: 'ada', chats: '1' }],
    skills: [{ ref: 'german' }, { ref: 'repairs' }],
  });
  expect(
    merged.teams.map(({ team_ref, chat_wait_minutes }) => [team_ref, chat_wait_minutes]).toSorted(),
  ).toEqual([
    ['night', 8],
    ['shop', 9],
  ]);
});

it('sends no rules of a team that is gone', () => {
  const sent = rulesOf({ ...values, teams: [...values.teams, team('', 4)] }, ['shop']);
  expect(sent?.teams.map(({ team_ref }) => team_ref)).toEqual(['shop', '']);
});
