import { isAllowed } from '@harborline/domain/permissions/decide';
import type { Requirement } from '@harborline/domain/permissions/requirement';
import { ROLE_DEFAULTS } from '@harborline/domain/permissions/roles';
import { ROLES, type Role } from '@harborline/domain/permissions/slugs';
import { COLLECTION_PERMISSIONS, type CollectionOperation } from '@harborline/domain/permissions/table';
import { describe, expect, it } from 'vitest';
import { firestoreOf, touch } from './support/environment';
import { HAS_NO_OTHER_LIBRARY, LIBRARIES, NEEDS_AN_IDENTITY, OPERATIONS } from './support/operations';
import type { Person } from './support/people';
import { useWorld } from './support/world';

useWorld();

const people: Person[] = [...ROLES, 'slugOff', 'removed', 'agencyOwner', 'otherOwner', 'visitor', 'nobody'];
const operations = Object.keys(COLLECTION_PERMISSIONS) as CollectionOperation[];

const isRole = (person: Person): person is Role => (ROLES as readonly string[]).includes(person);

/** Whether the table grants it to a person who acts in LIB (or, for otherOwner, in the other library). */
function isGranted(operation: CollectionOperation, person: Person, place: keyof typeof LIBRARIES): boolean {
  const requirement: Requirement = COLLECTION_PERMISSIONS[operation];
  if (requirement.isPublic) return person !== 'nobody' || !NEEDS_AN_IDENTITY.includes(operation);
  if (person === 'otherOwner') return place === 'other' && isAllowed(ROLE_DEFAULTS.owner, requirement);
  // An operation on oneself knows no library.
  if (HAS_NO_OTHER_LIBRARY.includes(operation)) return !['removed', 'visitor', 'nobody'].includes(person);
  if (place === 'other') return false;
  if (person === 'slugOff') return isAllowed({}, requirement);
  return isRole(person) && isAllowed(ROLE_DEFAULTS[person], requirement);
}

async function isPossible(operation: CollectionOperation, person: Person, library: string): Promise<boolean> {
  try {
    await OPERATIONS[operation]({ db: firestoreOf(person), person, library });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied') return false;
    throw error;
  }
}

const table: string[] = [];

describe('the rules grant what the permission table grants', () => {
  for (const place of ['own', 'other'] as const) {
    const rows = operations.filter(
      (operation) => place === 'own' || !HAS_NO_OTHER_LIBRARY.includes(operation),
    );
    it.each(rows)(`%s in the ${place} library`, async (operation) => {
      touch();
      const found: Record<string, boolean> = {};
      const expected: Record<string, boolean> = {};
      for (const person of people) {
        expected[person] =
          person === 'otherOwner' && HAS_NO_OTHER_LIBRARY.includes(operation)
            ? true
            : isGranted(operation, person, place);
        found[person] = await isPossible(operation, person, LIBRARIES[place]);
      }
      expect(found).toEqual(expected);
      const cells = people.map((person) => (found[person] ? 'yes' : '–'));
      if (place === 'own') table.push(`| ${operation} | ${cells.join(' | ')} |`);
    });
  }

  it('is written down as it was measured', async () => {
    const head = `| in the library LIB | ${people.join(' | ')} |`;
    const lines = [
      '# Who may do what in Firestore',
      '',
      'Measured against the running rules by `rules-tests/matrix.test.ts`, which also holds it to `domain/src/permissions/table.ts`.',
      'slugOff has no permission at all, removed was removed, agencyOwner owns the parent library, otherOwner another one.',
      '',
      head,
      `|${' --- |'.repeat(people.length + 1)}`,
      ...table,
      '',
    ];
    await expect(lines.join('\n')).toMatchFileSnapshot('../docs/PERMISSIONS.md');
  });
});
