import { expect, it } from 'vitest';
import { noticeOf, noticeValuesOf } from './notice-values';

const HOUR_MS = 3_600_000;
const notice = (until: number | null) => ({
  ...{ is_on: true, text: 'It takes longer.', until, waiting_chats: 0, open_tickets: 3, on_holidays: false },
  ...{ version: 1, is_shown: false },
});

it('a notice whose time has passed is off in its form, and can be saved as it stands (D-131)', () => {
  const over = noticeValuesOf(notice(Date.now() - HOUR_MS));
  expect([over.isOn, over.until]).toEqual([false, '']);
  expect(noticeOf(over)).toMatchObject({ is_on: false, until: null, open_tickets: 3 });
  expect(noticeValuesOf(notice(null))).toMatchObject({ isOn: true, until: '' });
  expect(noticeValuesOf(notice(Date.now() + HOUR_MS)).until).not.toBe('');
});
