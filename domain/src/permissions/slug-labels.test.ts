import { expect, it } from 'vitest';
import { BUILT_SLUGS } from './built';
import { PERMISSION_GROUPS, SLUG_LABELS } from './slug-labels';
import { PERMISSION_SLUGS } from './slugs';

it('labels each permission (S6-06 to S6-17, D-04, D-61)', () => {
  expect(new Set(Object.keys(SLUG_LABELS))).toEqual(new Set(PERMISSION_SLUGS));
});

it('puts each permission of a built area into exactly one group (D-53)', () => {
  const grouped = PERMISSION_GROUPS.flatMap(({ slugs }) => slugs);
  expect(grouped).toHaveLength(BUILT_SLUGS.length);
  expect(new Set(grouped)).toEqual(new Set(BUILT_SLUGS));
});

it('gives each permission a unique name and a sentence', () => {
  const labels = Object.values(SLUG_LABELS);
  expect(new Set(labels.map(({ label }) => label)).size).toBe(labels.length);
  for (const { description } of labels) expect(description).toMatch(/^[A-Z].+\.$/);
});
