import { expect, it } from 'vitest';
import { fitShard, SHARD_BUDGET_BYTES } from './fit-shard';

const entry = (text: string) => ({ title: 'Title', keywords: ['key'], text, category: 'c1' });

it('does not touch a shard that fits', () => {
  const entries = { a: entry('short'), b: entry('x'.repeat(4_000)) };
  expect(fitShard(entries)).toEqual(entries);
});

it('cuts all texts to one length so that the shard fits a document, and keeps titles and keywords', () => {
  const entries = Object.fromEntries(
    Array.from({ length: 600 }, (_, index) => [`article-${index}`, entry('ü'.repeat(4_000))]),
  );
  const fitted = fitShard(entries);
  expect(Buffer.byteLength(JSON.stringify(fitted))).toBeLessThanOrEqual(SHARD_BUDGET_BYTES);
  expect(Object.keys(fitted)).toHaveLength(600);
  expect(fitted['article-7']).toMatchObject({ title: 'Title', keywords: ['key'] });
  expect(fitted['article-7']?.text.length).toBeGreaterThan(400);
});

it('stops even if the titles alone are too large', () => {
  expect(fitShard({ a: entry('text') }, 10)).toEqual({ a: entry('') });
});
