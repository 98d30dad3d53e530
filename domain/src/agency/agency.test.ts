import { describe, expect, it } from 'vitest';
import { DURATIONS } from '../limits';
import { makeUser } from '../testing/factories';
import { AGENCY_TEXTS } from '../texts/agency';
import { actingUntilMs, refuseActing } from './acting';
import { libraryLabel, matchesAgencySearch } from './agency-item';

const agencyUser = makeUser({ support_lib_id: 'agency', init_support_lib_id: 'agency', parent_lib_id: '' });
const child = { id: 'child', parent_lib_id: 'agency' };

describe('stepping into a library', () => {
  it('S4.2-01: is allowed for a person at home in a library without a parent, into its child', () => {
    expect(refuseActing(agencyUser, child)).toBeUndefined();
  });

  it('D-12: is refused for a missing library, a stranger, a grandchild, a sibling and the agency’s own library', () => {
    const strangers = [
      undefined,
      { id: 'other', parent_lib_id: '' },
      { id: 'grandchild', parent_lib_id: 'child' },
      { id: 'cousin', parent_lib_id: 'another-agency' },
      { id: 'agency', parent_lib_id: '' },
    ];
    for (const library of strangers) expect(refuseActing(agencyUser, library)).toBe('not-a-child');
  });

  it('D-12: does not nest, and is not for people of a child library', () => {
    expect(refuseActing({ ...agencyUser, support_lib_id: 'child' }, child)).toBe('already-acting');
    const childOwner = makeUser({
      support_lib_id: 'child',
      init_support_lib_id: 'child',
      parent_lib_id: 'agency',
    });
    expect(refuseActing(childOwner, { id: 'agency', parent_lib_id: '' })).toBe('not-agency');
    expect(refuseActing(childOwner, { id: 'grandchild', parent_lib_id: 'child' })).toBe('not-agency');
  });

  it('D-12: lasts eight hours', () => {
    expect(actingUntilMs(1_000) - 1_000).toBe(DURATIONS.actingMs);
    expect(DURATIONS.actingMs).toBe(8 * 3_600_000);
  });
});

describe('the library switcher', () => {
  const lumen = {
    company_name: 'Lumen Cycles',
    library_refkey: 'lumen',
    library_domain: 'lumen.example',
    custom_subDomain: 'help.lumen.example',
  };

  it.each(['', 'lumen', 'CYCL', 'cycles lum', 'help.lumen', 'lúmen'])(
    'S2.8-21: %j finds Lumen Cycles',
    (query) => {
      expect(matchesAgencySearch(lumen, query)).toBe(true);
    },
  );

  it('finds no library that lacks a word', () => {
    expect(matchesAgencySearch(lumen, 'lumen boats')).toBe(false);
  });

  it('S8-03: the message names the domain, or the key of a library without one', () => {
    expect(AGENCY_TEXTS.switched(libraryLabel(lumen))).toBe(
      'You have been logged in as lumen.example, reloading the page...',
    );
    expect(libraryLabel({ ...lumen, library_domain: '' })).toBe('lumen');
  });
});
