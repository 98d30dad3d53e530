import { describe, expect, it } from 'vitest';
import { takesChatToken } from '../api/contract';
import { login } from '../api/inbox/session';
import { changeTicketStatus } from '../api/inbox/tickets';
import { grantVisitorAccess } from '../api/inbox/visitor-access';
import { listAgents } from '../api/teams/agents';
import { DURATIONS } from '../limits';
import { makeUser, TEST_NOW_MS } from '../testing/factories';
import { chatTokenClaims, isChatTokenCurrent } from './chat-token';

const person = makeUser({ session_version: 3 });
const claims = chatTokenClaims(person, TEST_NOW_MS);

describe('a chat token (D-20)', () => {
  it('carries person, library, role and version, and lasts 24 hours', () => {
    expect(claims).toEqual({
      uid: person.uid,
      support_lib_id: person.support_lib_id,
      role: 'agent',
      session_version: 3,
      exp: (TEST_NOW_MS + 24 * 3_600_000) / 1000,
    });
    expect(isChatTokenCurrent(claims, person, TEST_NOW_MS)).toBe(true);
  });

  it('ends on the second', () => {
    const endMs = TEST_NOW_MS + DURATIONS.chatTokenMs;
    expect(isChatTokenCurrent(claims, person, endMs - 1)).toBe(true);
    expect(isChatTokenCurrent(claims, person, endMs)).toBe(false);
  });

  it.each([
    ['removal', { is_active: false }],
    ['another library', { support_lib_id: 'child' }],
    ['another role', { agent_role: 'admin' as const }],
    ['a raised version', { session_version: 4 }],
    ['another person', { uid: 'somebody-else' }],
  ])('ends at once with %s', (_what, change) => {
    expect(isChatTokenCurrent(claims, { ...person, ...change }, TEST_NOW_MS)).toBe(false);
  });

  it('reads a missing version as the first', () => {
    const fresh = makeUser();
    expect(isChatTokenCurrent(chatTokenClaims(fresh, TEST_NOW_MS), fresh, TEST_NOW_MS)).toBe(true);
  });
});

it('S7.1-01, S7.1-02: the inbox service accepts it, except where it is issued', () => {
  expect(takesChatToken(changeTicketStatus)).toBe(true);
  expect(takesChatToken(login)).toBe(false);
  expect(takesChatToken(grantVisitorAccess)).toBe(false);
  expect(takesChatToken(listAgents)).toBe(false);
});
