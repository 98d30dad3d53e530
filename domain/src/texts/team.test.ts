import { expect, it } from 'vitest';
import { BUILT_SLUGS } from '../permissions/built';
import { ROLE_DEFAULTS } from '../permissions/roles';
import { ROLES } from '../permissions/slugs';
import { ROLE_DESCRIPTIONS } from './team';

it('each role has a description of its own', () => {
  expect(new Set(ROLES.map((role) => ROLE_DESCRIPTIONS[role])).size).toBe(ROLES.length);
});

it('an editor publishes news and SOPs beyond what a writer does, as the description says', () => {
  const { editor, writer } = ROLE_DEFAULTS;
  expect(BUILT_SLUGS.filter((slug) => editor[slug] !== writer[slug])).toEqual([
    'canManageAndPublishNewsArticles',
    'canManageAndPublishSopArticles',
  ]);
  expect(ROLE_DESCRIPTIONS.editor).toContain('publishes articles, news and SOPs');
  expect(ROLE_DESCRIPTIONS.writer).toContain('and writes news and SOPs');
});
