import { describe, expect, it } from 'vitest';
import { userSchema } from '../entities/user';
import { makeUser } from '../testing/factories';
import { LATER_SLUGS } from './later-slugs';
import { ROLES } from './slugs';

/** A person stored before the later slugs existed. */
function storedBefore(changes: Parameters<typeof makeUser>[0]) {
  const { uid: _uid, ...user } = makeUser(changes);
  const kept = Object.entries(user.permissions).filter(
    ([slug]) => !LATER_SLUGS.some((later) => later === slug),
  );
  return { ...user, permissions: Object.fromEntries(kept) };
}

describe('the slugs of the agency (D-61)', () => {
  it.each(ROLES)('are added to a stored %s by role', (agent_role) => {
    const isGiven = agent_role === 'owner' || agent_role === 'admin';
    const { permissions } = userSchema.parse(storedBefore({ agent_role }));
    for (const slug of LATER_SLUGS) expect(permissions[slug]).toBe(isGiven);
  });

  it('stay as stored once present', () => {
    const user = makeUser({ agent_role: 'owner' });
    const { permissions } = userSchema.parse({ ...user, permissions: { canActAsChild: false } });
    expect(permissions).toEqual({ canActAsChild: false, canExportAgencies: true });
  });

  it('follow the teammate the user views as', () => {
    const viewing = { agent_role: 'owner', viewing_as: 'w', viewing_role: 'writer' } as const;
    const { permissions } = userSchema.parse(storedBefore(viewing));
    for (const slug of LATER_SLUGS) expect(permissions[slug]).toBe(false);
  });
});
