import { expect, it } from 'vitest';
import { BUILT_SLUGS } from '../permissions/built';
import { ROLE_DEFAULTS } from '../permissions/roles';
import { ROLES } from '../permissions/slugs';
import { ROLE_DESCRIPTIONS } from './team';

it('each role has a description of its own', () => {
  expect(new Set(ROLES.map((role) => ROLE_DESCRIPTIONS[role])).size).toBe(ROLES.length);
});

it('an editor differs from a writer by what both descriptions name, until more is built', () => {
  const { editor, writer } = ROLE_DEFAULTS;
  const apart = BUILT_SLUGS.filter((slug) => editor[slug] !== writer[slug]);
  expect(apart).toEqual(['canManageAndPublishCoursesArticles']);
  expect(ROLE_DESCRIPTIONS.editor).toContain('publishes articles and courses');
  expect(ROLE_DESCRIPTIONS.writer).toContain('An editor publishes courses');
});
