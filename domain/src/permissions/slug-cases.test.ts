import { describe, expect, it } from 'vitest';
import { PERMISSION_ROWS } from '../testing/permission-rows';
import { onlyThese, SLUG_CASES } from '../testing/slug-sets';
import { decide } from './decide';
import { PERMISSION_SLUGS } from './slugs';

const LIBRARY = 'HarborlineParentLib1';

describe('each slug, off alone and on alone, against the whole table', () => {
  it.each(SLUG_CASES)('$name', ({ permissions, opens }) => {
    for (const { area, name, requirement } of PERMISSION_ROWS) {
      const subject = { permissions, role: 'owner', libraryId: LIBRARY } as const;
      const { isAllowed } = decide(subject, requirement, LIBRARY);
      expect(isAllowed, `${area} ${name}`).toBe(opens(requirement));
    }
  });

  it('has no slug that protects nothing', () => {
    const protecting = new Set(PERMISSION_ROWS.flatMap(({ requirement }) => requirement.slugs));
    expect(PERMISSION_SLUGS.filter((slug) => !protecting.has(slug))).toEqual([]);
  });

  it('hides tickets from everyone without canViewExistingTickets (D-31)', () => {
    const others = onlyThese(PERMISSION_SLUGS.filter((slug) => slug !== 'canViewExistingTickets'));
    const open = PERMISSION_ROWS.filter(
      ({ requirement }) =>
        decide({ permissions: others, role: 'owner', libraryId: LIBRARY }, requirement, LIBRARY).isAllowed,
    ).map(({ name }) => name);
    for (const name of [
      'tickets',
      'PATCH /api/inbox/tickets',
      'Conversations.readTicket',
      'Conversations.markRead',
      'Conversations.updateOnReply',
      'Messages.readOfTicket',
      'Messages.createAsAgent',
      'Messages.createNote',
    ])
      expect(open).not.toContain(name);
  });
});
