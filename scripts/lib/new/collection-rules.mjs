/** The rule of a new collection. */
export const collectionRules = ({ one, many }) => `    match /${many.pascal}/{id} {
      function isSound${one.pascal}(entry) {
        return entry.size() == 2
          && isTitle(entry.title, 500)
          && mayChange(entry.support_lib_id, 'canManageGeneralAndSecuritySettings');
      }

      allow read: if isStaffOf(resource.data.support_lib_id);
      allow create: if isSound${one.pascal}(request.resource.data);
      allow update: if request.resource.data.support_lib_id == resource.data.support_lib_id
        && isSound${one.pascal}(request.resource.data);
      allow delete: if mayChange(resource.data.support_lib_id, 'canManageGeneralAndSecuritySettings');
    }
`;

/** A trial for each row of the permission table. */
export const trialsOf = ({ one, many }) => `const ${many.camel} = trialsOf('${many.pascal}');
const ${one.camel}In = ({ library }: CellContext) => ({ support_lib_id: library, title: 'Title' });
const ${many.constant}: readonly Trial[] = [
  ${many.camel}.get('there', '${many.pascal}.read', ${one.camel}In),
  ${many.camel}.list('all', '${many.pascal}.read'),
  ${many.camel}.create('new', '${many.pascal}.create', ${one.camel}In),
  ${many.camel}.update('there', '${many.pascal}.update', ${one.camel}In, () => ({ title: 'New' })),
  ${many.camel}.delete('there', '${many.pascal}.delete', ${one.camel}In),
];
`;

/** Who may do what, beyond the matrix: other libraries, limits, extra fields. */
export const rulesTestFile = ({ one, many }) => `import { LIMITS } from '@harborline/domain/limits';
import { ${one.camel}, ${many.camel}Of } from '@harborline/domain/stores/${many.kebab}';
import { beforeEach, describe, it } from 'vitest';
import { allows, denies, get, layOut, limit, list, remove, set, update, where } from './support/firestore';
import { LIB, OTHER_LIB, OUTSIDERS, type Person } from './support/people';
import { useWorld } from './support/world';

useWorld();

const MANAGERS: readonly Person[] = ['owner', 'admin', 'agencyInside'];
const ONLOOKERS: readonly Person[] = ['editor', 'writer', 'agent', 'viewer', 'slugOff'];
const OTHERS: readonly Person[] = ['sessionOver', ...OUTSIDERS.filter((person) => person !== 'slugOff')];

const OURS = ${one.camel}('ours').path;
const THEIRS = ${one.camel}('theirs').path;
const entry = (library: string, changes: object = {}) => ({
  support_lib_id: library,
  title: 'Title',
  ...changes,
});

beforeEach(() => layOut({ [OURS]: entry(LIB), [THEIRS]: entry(OTHER_LIB) }));

describe('${many.pascal}', () => {
  it('staff of the library read them, and nobody lists them all', async () => {
    const { collection, limit: most = 1 } = ${many.camel}Of(LIB);
    const ours = list(collection, where('support_lib_id', '==', LIB), limit(most));
    await allows([...MANAGERS, ...ONLOOKERS], get(OURS));
    await allows([...MANAGERS, ...ONLOOKERS], ours);
    await denies(OTHERS, get(OURS));
    await denies(OTHERS, ours);
    await denies(MANAGERS, get(THEIRS));
    await denies(MANAGERS, list(collection, limit(1)));
  });

  it('people who may change the settings of the library write them', async () => {
    const create = (library: string) => (person: Person) =>
      set(${one.camel}(\`fresh-\${person}\`).path, entry(library));
    await allows(MANAGERS, create(LIB));
    await denies([...ONLOOKERS, ...OTHERS], create(LIB));
    await denies(MANAGERS, create(OTHER_LIB));
    await allows(MANAGERS, update(OURS, { title: 'New' }));
    await denies([...ONLOOKERS, ...OTHERS], update(OURS, { title: 'New' }));
    await denies(MANAGERS, update(THEIRS, { title: 'New' }));
    await denies([...ONLOOKERS, ...OTHERS], remove(OURS));
    await denies(MANAGERS, remove(THEIRS));
    await allows(['owner'], remove(OURS));
  });

  it('nobody moves one to another library', async () => {
    await denies(['owner'], update(OURS, { support_lib_id: OTHER_LIB }));
    await denies(['owner', 'otherOwner'], update(THEIRS, { support_lib_id: LIB }));
    await denies(['otherOwner'], update(OURS, { support_lib_id: OTHER_LIB }));
  });

  it.each<[string, object]>([
    ['no title', { title: '' }],
    ['a title that is too long', { title: 'x'.repeat(LIMITS.shortText + 1) }],
    ['a title that is not text', { title: 7 }],
    ['an extra field', { html: '<b>' }],
  ])('refuses %s', async (_what, changes) => {
    await denies(['owner'], set(${one.camel}('fresh').path, entry(LIB, changes)));
    await denies(['owner'], update(OURS, changes));
  });

  it('accepts the longest title', () =>
    allows(['owner'], set(${one.camel}('fresh').path, entry(LIB, { title: 'x'.repeat(LIMITS.shortText) }))));
});
`;
