import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { describe, it } from 'vitest';
import {
  allows,
  denies,
  get,
  layOut,
  limit,
  list,
  orderBy,
  type QueryPart,
  remove,
  set,
  update,
  where,
} from './support/firestore';
import { AGENCY_LIB, EVERYBODY, LIB, OTHER_LIB, OUTSIDERS, type Person, STAFF } from './support/people';
import { useWorld } from './support/world';

useWorld();

const MANAGERS: Person[] = ['owner', 'admin', 'agencyInside'];
const NOT_MANAGERS: Person[] = ['editor', 'writer', 'agent', 'viewer', ...OUTSIDERS];

const OURS = docPath.translation('word');
const THEIRS = docPath.translation('otherWord');
const word = (library: string, changes: object = {}) => ({
  support_lib_id: library,
  source: 'Article',
  translation: 'Guide',
  ...changes,
});

describe('Translations', () => {
  it('anybody reads the translations of one library, and nobody lists them all', async () => {
    await allows(EVERYBODY, get(OURS));
    const words = (...more: QueryPart[]) => list('Translations', where('support_lib_id', '==', LIB), ...more);
    await allows(EVERYBODY, words(limit(LIMITS.translationsPerLibrary)));
    await denies(EVERYBODY, words());
    await denies(EVERYBODY, words(limit(LIMITS.translationsPerLibrary + 1)));
    const all = (...filters: QueryPart[]) => denies(EVERYBODY, list('Translations', ...filters, limit(1)));
    await all();
    await all(where('support_lib_id', '>=', ''));
    await all(where('support_lib_id', '>', LIB), where('support_lib_id', '<', `${LIB}z`));
    await all(where('support_lib_id', '!=', LIB));
    await all(orderBy('support_lib_id'));
  });

  it('people who may change the settings of the library write translations', async () => {
    const create = (library: string) => (person: Person) =>
      set(docPath.translation(`fresh-${person}`), word(library));
    await allows(MANAGERS, create(LIB));
    await denies(NOT_MANAGERS, create(LIB));
    await denies(['owner', 'agencyInside'], create(OTHER_LIB));
    await denies(['agencyInside'], create(AGENCY_LIB));
    await allows(MANAGERS, update(OURS, { source: 'News', translation: 'Neues' }));
    await denies(NOT_MANAGERS, update(OURS, { translation: 'x' }));
    await denies(MANAGERS, update(THEIRS, { translation: 'x' }));
    await denies(NOT_MANAGERS, remove(OURS));
    await denies(MANAGERS, remove(THEIRS));
    await allows(['owner'], remove(OURS));
  });

  it('the slug alone is enough', async () => {
    await layOut({
      [docPath.user('agent')]: { ...STAFF.agent, permissions: { canManageWidgetSettings: true } },
    });
    await allows(['agent'], update(OURS, { translation: 'x' }));
  });

  it('a word cannot move to another library', async () => {
    await denies(['owner'], update(OURS, { support_lib_id: OTHER_LIB }));
    await denies(['owner', 'otherOwner'], update(THEIRS, { support_lib_id: LIB }));
    await denies(['otherOwner'], update(OURS, { support_lib_id: OTHER_LIB }));
  });

  const long = 'x'.repeat(201);
  it.each<[string, object]>([
    ['no word', { source: '' }],
    ['an empty translation', { translation: '' }],
    ['a word that is too long', { source: long }],
    ['a translation that is too long', { translation: long }],
    ['a word that is not text', { source: 7 }],
    ['a list as translation', { translation: ['x'] }],
    ['an extra field', { html: '<b>' }],
  ])('refuses %s', async (_what, changes) => {
    await denies(['owner'], set(docPath.translation('fresh'), word(LIB, changes)));
    await denies(['owner'], update(OURS, changes));
  });

  it('accepts the longest word', () =>
    allows(
      ['owner'],
      set(docPath.translation('fresh'), word(LIB, { source: 'x'.repeat(200), translation: 'y'.repeat(200) })),
    ));
});
