import { expect, it } from 'vitest';
import { timestamp } from '../testing/timestamp';
import { missingTimes } from './missing-times';

const NOW = Date.UTC(2025, 5, 15);

it.each([
  ['never read and never voted on', { views: 0, disLikes: 0 }, null, {}],
  ['read before times were kept', { views: 4, disLikes: 0 }, null, { viewed_at: NOW }],
  ['with a stored No vote', { views: 0, disLikes: 2 }, 7_000, { disliked_at: 7_000 }],
  ['whose No votes are gone', { views: 0, disLikes: 2 }, null, { disliked_at: NOW }],
  ['with a No that was changed to Yes', { views: 0, disLikes: 0 }, 7_000, {}],
  [
    'that has both times',
    { views: 4, disLikes: 2, viewed_at: timestamp(1), disliked_at: timestamp(2) },
    7_000,
    {},
  ],
])('U-11: an article %s', (_name, article, lastNoMs, times) => {
  expect(missingTimes(article, lastNoMs, NOW)).toEqual(times);
});
