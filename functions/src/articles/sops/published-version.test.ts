import { makeSopArticle } from '@harborline/domain/testing/factories';
import { expect, it } from 'vitest';
import { publishedVersion } from './published-version';

const first = makeSopArticle({ version: 1 });
const second = makeSopArticle({ version: 2, sop_content: '<p>New</p>' });
const NOTHING = { published: undefined, replaced: undefined };

it('D-81: is each version, once it is published', () => {
  const draft = makeSopArticle({ version: 0, is_published: false });
  expect(publishedVersion({ before: undefined, after: first })).toEqual({ published: first });
  expect(publishedVersion({ before: draft, after: first })).toEqual({ published: first });
  expect(publishedVersion({ before: first, after: second })).toEqual({ published: second, replaced: first });
  expect(publishedVersion({ before: undefined, after: draft })).toEqual(NOTHING);
});

it('is none where the version stays: archived, restored from there, moved, unpublished or deleted', () => {
  const archived = { ...first, is_disabled: true };
  const changes = [
    [first, archived],
    [archived, first],
    [first, { ...first, category_id: 'elsewhere' }],
    [first, { ...first, is_published: false }],
    [first, undefined],
  ] as const;
  for (const [before, after] of changes) expect(publishedVersion({ before, after })).toEqual(NOTHING);
});
