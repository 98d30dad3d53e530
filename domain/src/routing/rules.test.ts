import { describe, expect, it } from 'vitest';
import { capacityOf, DEFAULT_ROUTING_RULES, defaultTeamRules, queuesOf, skillsOf } from './rules';

const TEAMS = [
  { ref: 'shop', name: 'Shop', member_uids: ['ada', 'bo'] },
  { ref: 'night', name: 'Night', member_uids: ['cleo'] },
];
const MINUTE_MS = 60_000;
const chats = { waitMinutes: 2 } as const;

describe('rules of routing (D-137)', () => {
  it('leave every team what the library has, and let anybody help out at once', () => {
    const queues = queuesOf(DEFAULT_ROUTING_RULES, { teams: TEAMS, chats });
    const waitMs = { chat: 2 * MINUTE_MS, ticket: 15 * MINUTE_MS };
    expect([...queues.keys()]).toEqual(['', 'shop', 'night']);
    expect(queues.get('')).toMatchObject({ members: null, waitMs });
    expect(queues.get('shop')).toEqual({
      ref: 'shop',
      members: ['ada', 'bo'],
      waitMs,
      overflow: { ref: '', afterMs: { chat: 0, ticket: 0 } },
      skills: [],
    });
  });

  it('give a team waits, an overflow and skills of its own, without skills that are gone', () => {
    const rules = {
      ...DEFAULT_ROUTING_RULES,
      skills: [{ ref: 'german', name: 'German', uids: ['ada'] }],
      teams: [
        {
          ...defaultTeamRules('shop'),
          chat_wait_minutes: 0,
          overflow: 'team' as const,
          overflow_team_ref: 'night',
          ticket_overflow_minutes: 30,
          skill_refs: ['german', 'gone'],
        },
        { ...defaultTeamRules('night'), overflow: 'nobody' as const },
      ],
    };
    const queues = queuesOf(rules, { teams: TEAMS, chats });
    expect(queues.get('shop')).toMatchObject({
      waitMs: { chat: 0, ticket: 15 * MINUTE_MS },
      overflow: { ref: 'night', afterMs: { chat: 0, ticket: 30 * MINUTE_MS } },
      skills: ['german'],
    });
    expect(queues.get('night')?.overflow).toBeNull();
    expect([skillsOf(rules, 'ada'), skillsOf(rules, 'bo')]).toEqual([['german'], []]);
  });

  it('give everybody the same capacity but those who have another', () => {
    const people = [{ uid: 'ada', chat_capacity: 2, ticket_capacity: 0 }];
    const rules = { ...DEFAULT_ROUTING_RULES, people };
    expect(capacityOf(rules, 'ada')).toEqual({ chat: 2, ticket: 0 });
    expect(capacityOf(rules, 'bo')).toEqual({ chat: 20, ticket: 20 });
  });
});
