import { expect, it } from 'vitest';
import { BUILT_SLUGS } from '../permissions/built';
import { ROLE_DEFAULTS } from '../permissions/roles';
import { ROLES } from '../permissions/slugs';
import { ROLE_DESCRIPTIONS } from './team';

it('each role has a description of its own', () => {
  expect(new Set(ROLES.map((role) => ROLE_DESCRIPTIONS[role])).size).toBe(ROLES.length);
});

it('an editor publishes news, SOPs and courses beyond what a writer does, as both descriptions say', () => {
  const { editor, writer } = ROLE_DEFAULTS;
  expect(BUILT_SLUGS.filter((slug) => editor[slug] !== writer[slug])).toEqual([
    'canManageAndPublishNewsArticles',
    'canManageAndPublishCoursesArticles',
    'canManageAndPublishSopArticles',
    // Without canViewExistingTickets, which neither role has, it opens nothing (D-31, D-104).
    'canReviewOtherDrafts',
  ]);
  expect(ROLE_DESCRIPTIONS.editor).toContain('publishes articles, news, SOPs and courses');
  expect(ROLE_DESCRIPTIONS.writer).toContain('and writes news, SOPs and courses');
});
