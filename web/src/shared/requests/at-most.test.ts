import { expect, it } from 'vitest';
import { atMost } from './at-most';

it('runs no more at a time than it may, in turn, and goes on after a failure', async () => {
  const run = atMost(2);
  const begun: number[] = [];
  const ends: ((isFailed: boolean) => void)[] = [];
  const work = (index: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(index);
      ends[index] = (isFailed) => (isFailed ? reject(new Error('no')) : resolve(index));
    });
  const outcomes = [0, 1, 2, 3].map((index) => run(work(index)).catch(() => 'failed'));
  expect(begun).toEqual([0, 1]);
  ends[1]?.(true);
  await outcomes[1];
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  ends[0]?.(false);
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  for (const index of [2, 3]) ends[index]?.(false);
  expect(await Promise.all(outcomes)).toEqual([0, 'failed', 2, 3]);
});
