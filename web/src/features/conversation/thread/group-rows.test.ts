import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { expect, it } from 'vitest';
import { groupRows } from './group-rows';
import type { ThreadRow } from './merge-thread';

const NOON = new Date(2026, 10, 21, 12, 0).getTime();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const row = (atMs: number, senderName = 'Ada'): ThreadRow => ({
  ...{ id: String(atMs), isOwn: false, senderRef: '', senderName, text: 'Hi', fileUrls: [] },
  ...{ atMs, state: 'sent' },
});
const continued = (rows: ThreadRow[]) => groupRows(rows, NOON).map(({ isContinued }) => isContinued);

it('groups what one author wrote within five minutes of the first message', () => {
  expect(continued([0, 4, 6, 8, 12].map((minutes) => row(NOON + minutes * MINUTE)))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
  expect(continued([row(NOON), row(NOON + MINUTE, 'Bo')])).toEqual([false, false]);
});

it('names days as the team reads them', () => {
  const rows = [NOON - 400 * DAY, NOON - 9 * DAY, NOON - DAY, NOON, NOON + MINUTE].map((at) => row(at));
  expect(groupRows(rows, NOON).map(({ day }) => day)).toEqual([
    'Oct 17, 2025',
    'Nov 12',
    'Yesterday',
    'Today',
    null,
  ]);
  expect([CHAT_TEXTS.today, CHAT_TEXTS.yesterday]).toEqual([KIT_TEXTS.today, KIT_TEXTS.yesterday]);
});
