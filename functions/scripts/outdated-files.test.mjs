import { expect, it } from 'vitest';
import { outdatedFiles } from './outdated-files.mjs';

const MINUTE_MS = 60_000;
const now = Date.UTC(2026, 0, 1);

it('keeps a chunk that the latest build no longer makes, and notes when it was first found', () => {
  expect(outdatedFiles({ found: ['mail-A.js'], since: {}, now })).toEqual({
    kept: { 'mail-A.js': now },
    removed: [],
  });
  const since = { 'mail-A.js': now - 59 * MINUTE_MS };
  expect(outdatedFiles({ found: ['mail-A.js'], since, now })).toEqual({ kept: since, removed: [] });
});

it('removes a chunk when no worker that started before can still run', () => {
  const since = { 'mail-A.js': now - 60 * MINUTE_MS, 'mail-B.js': now - MINUTE_MS };
  expect(outdatedFiles({ found: Object.keys(since), since, now })).toEqual({
    kept: { 'mail-B.js': since['mail-B.js'] },
    removed: ['mail-A.js'],
  });
});

it('forgets a chunk that is in use again', () => {
  expect(outdatedFiles({ found: [], since: { 'mail-A.js': now - MINUTE_MS }, now })).toEqual({
    kept: {},
    removed: [],
  });
});

it('removes files other than code at once, such as deleted settings', () => {
  expect(outdatedFiles({ found: ['.env'], since: {}, now })).toEqual({ kept: {}, removed: ['.env'] });
});
