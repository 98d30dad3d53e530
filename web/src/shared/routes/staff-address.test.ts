import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isOfAdminArea, staffAddress } from './staff-address';

interface Hosting {
  hosting: { rewrites: { source?: string; destination?: string }[] };
}

describe('staffAddress', () => {
  it.each([
    ['/Login', '/login'],
    ['/ResetPassword/', '/resetpassword/'],
    ['/ADMIN/profile/changePassword', '/admin/profile/changePassword'],
    ['/getModalIntegrationsAgencies', '/getmodalIntegrationsagencies'],
    ['/login', '/login'],
  ])('knows %s as %s (D-01)', (pathname, address) => expect(staffAddress(pathname)).toBe(address));

  it.each(['/', '/lumen', '/loginhelp', '/lumen/login', '/Invite', '/join'])(
    'leaves %s to the visitors',
    (pathname) => expect(staffAddress(pathname)).toBeNull(),
  );

  it('matches exactly the paths that Hosting serves with the staff entry', () => {
    const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as Hosting;
    for (const { source, destination } of hosting.rewrites) {
      if (source === undefined) continue;
      const known = staffAddress(source.replace('/**', '/x'));
      expect(known !== null, source).toBe(destination === '/admin.html');
    }
  });
});

describe('isOfAdminArea', () => {
  it.each(['/admin/nothing', '/admin/profile/nothing'])('knows %s', (path) =>
    expect(isOfAdminArea(path)).toBe(true),
  );
  it.each(['/', '/administration', '/login/nothing', '/lumen/admin/x', '/admin/'])('leaves %s', (path) =>
    expect(isOfAdminArea(path)).toBe(false),
  );
});
