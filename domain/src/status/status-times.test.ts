import { expect, it } from 'vitest';
import { windowText } from './status-times';

const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour, 10);

it('D-38: says the zone of a window once, and its date once where both ends have the same', () => {
  expect(windowText(at(27, 2), at(27, 4))).toBe('November 27, 2026, 2:10 AM to 4:10 AM UTC');
  expect(windowText(at(27, 23), at(28, 1))).toBe(
    'November 27, 2026, 11:10 PM to November 28, 2026, 1:10 AM UTC',
  );
});
