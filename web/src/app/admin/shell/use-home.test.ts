import { landingFor } from '@harborline/domain/session/landing';
import { expect, it } from 'vitest';
import { NAV_ENTRIES } from '../nav-entries';
import { homeAmong } from './use-home';

it('home is the landing page of the role if it is open (S2.5-01, S2.5-02)', () => {
  for (const role of ['agent', 'writer', 'owner'] as const) {
    expect(homeAmong(NAV_ENTRIES, landingFor(role))).toBe(landingFor(role));
  }
});

it('home is never a closed page: without the landing page it is the first open page, or the account', () => {
  const withoutArticles = NAV_ENTRIES.filter(({ icon }) => icon === 'reports' || icon === 'courses');
  expect(homeAmong(withoutArticles, landingFor('writer'))).toBe('/admin/reports/supportoverview');
  expect(homeAmong([], landingFor('agent'))).toBe('/admin/profile/account');
});
