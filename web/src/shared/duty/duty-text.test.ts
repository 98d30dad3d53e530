import type { PresentedDuty } from '@harborline/domain/api/inbox/duty';
import { expect, it } from 'vitest';
import { dutyText, outText } from './duty-text';

const ON: PresentedDuty = {
  ...{ state: 'on', until_ms: null, until_day: '', reason: '' },
  ...{ substitute_ref: '', substitute_name: '' },
};
const OUT: PresentedDuty = { ...ON, state: 'out', until_ms: 1, until_day: '2026-12-03' };

it('D-136: says whether somebody is on duty, and until when they are not', () => {
  expect(dutyText(ON)).toBe('On duty now');
  expect(dutyText({ ...ON, state: 'off' })).toBe('Off duty');
  const monday = new Date(2026, 11, 7, 9, 30).getTime();
  expect(dutyText({ ...ON, state: 'off', until_ms: monday })).toMatch(/^Off until Mon,? 09:30$/);
  expect(dutyText(OUT)).toBe('Out until 3 Dec');
});

it('D-136: names who covers for whoever is out, and says nothing of others', () => {
  expect(outText({ ...OUT, substitute_name: 'June' })).toBe('Out until 3 Dec · June covers');
  expect([undefined, ON, { ...ON, state: 'off' as const }].map(outText)).toEqual([null, null, null]);
});
