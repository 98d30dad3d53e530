import { describe, expect, it } from 'vitest';
import { makeUser, TEST_NOW_MS } from '../testing/factories';
import { timestamp } from '../testing/timestamp';
import { isActing, isActingOver, isAgencyUser, isViewing, permissionsToChange, shownRole } from './standing';

const HOUR_MS = 3_600_000;
const untilMs = TEST_NOW_MS + 8 * HOUR_MS;
const acting = {
  support_lib_id: 'child',
  started_at: timestamp(TEST_NOW_MS),
  until: timestamp(untilMs),
};
const inChild = makeUser({ support_lib_id: 'child', init_support_lib_id: 'agency', acting });

describe('acting in another library (D-12)', () => {
  it('ends on the millisecond', () => {
    expect(isActing(inChild)).toBe(true);
    expect(isActingOver(inChild, untilMs - 1)).toBe(false);
    expect(isActingOver(inChild, untilMs)).toBe(true);
  });

  it('has ended without a record, or with one for another library', () => {
    expect(isActingOver({ ...inChild, acting: null }, TEST_NOW_MS)).toBe(true);
    expect(isActingOver({ ...inChild, acting: undefined }, TEST_NOW_MS)).toBe(true);
    expect(isActingOver({ ...inChild, support_lib_id: 'sibling' }, TEST_NOW_MS)).toBe(true);
  });

  it('never ends at home', () => {
    expect(isActingOver(makeUser(), TEST_NOW_MS)).toBe(false);
    expect(isActingOver(makeUser({ acting }), untilMs)).toBe(false);
  });
});

it('S4.2-01: an agency user is at home in a library without a parent', () => {
  expect(isAgencyUser(makeUser())).toBe(true);
  expect(isAgencyUser(makeUser({ parent_lib_id: 'agency' }))).toBe(false);
  expect(isAgencyUser(inChild)).toBe(false);
});

it('a view is active while it names a teammate', () => {
  expect(isViewing(makeUser({ viewing_as: 'u2' }))).toBe(true);
  expect(isViewing(makeUser({ viewing_as: '' }))).toBe(false);
  expect(isViewing(makeUser())).toBe(false);
});

it('viewing as a teammate allows no changes and shows role-based screens as the teammate sees them', () => {
  const permissions = { canReplyToTickets: true };
  const admin = makeUser({ agent_role: 'admin', permissions, viewing_role: 'agent' });
  expect(permissionsToChange(admin)).toEqual(permissions);
  expect(shownRole(admin)).toBe('admin');
  const viewing = { ...admin, viewing_as: 'test-agent' };
  expect(permissionsToChange(viewing)).toEqual({});
  expect(shownRole(viewing)).toBe('agent');
  expect(shownRole({ ...viewing, viewing_role: '' })).toBe('admin');
});
