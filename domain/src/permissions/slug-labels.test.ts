import { expect, it } from 'vitest';
import { PERMISSION_GROUPS, SLUG_LABELS } from './slug-labels';
import { PERMISSION_SLUGS } from './slugs';

it('puts each of the 38 permissions into exactly one group (S6-06 to S6-17, D-04)', () => {
  const grouped = PERMISSION_GROUPS.flatMap(({ slugs }) => slugs);
  expect(grouped).toHaveLength(38);
  expect(new Set(grouped)).toEqual(new Set(PERMISSION_SLUGS));
});

it('gives no two permissions the same name, and each a sentence', () => {
  const labels = Object.values(SLUG_LABELS);
  expect(new Set(labels.map(({ label }) => label)).size).toBe(labels.length);
  for (const { description } of labels) expect(description).toMatch(/^[A-Z].+\.$/);
});
