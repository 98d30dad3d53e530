import { expect, it } from 'vitest';
import { pushedBackMs } from './push-back';

it('D-132: what fails is tried again later and later, so that it holds up nobody', () => {
  const minutes = [0, 1, 2, 20, 2_000].map((failures) => (pushedBackMs(failures, 60_000) - 60_000) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 360, 360]);
});
