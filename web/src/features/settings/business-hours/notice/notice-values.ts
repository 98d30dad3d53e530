import type { LoadNoticeAnswer } from '@harborline/domain/api/inbox/load-notice';
import { LIMITS } from '@harborline/domain/limits';
import { LOAD_NOTICE_TEXTS } from '@harborline/domain/texts/load-notice';
import * as z from 'zod/mini';
import { fromField, toTimeField } from '../../../../shared/format/local-times';

const isCount = (text: string): boolean => {
  const number = Number(text);
  return text.trim() === '' || (/^\d{1,4}$/.test(text.trim()) && number >= 1 && number <= LIMITS.loadCount);
};
const count = z.string().check(z.refine(isCount, LOAD_NOTICE_TEXTS.countWrong));

/** The notice as its fields hold it: '' for no end and for no rule. */
export const noticeValuesSchema = z
  .object({
    text: z.string().check(z.maxLength(LIMITS.loadNotice)),
    isOn: z.boolean(),
    until: z.string(),
    waitingChats: count,
    openTickets: count,
    onHolidays: z.boolean(),
  })
  .check(
    z.refine(
      ({ text, isOn, waitingChats, openTickets, onHolidays }) =>
        text.trim() !== '' ||
        !(isOn || onHolidays || waitingChats.trim() !== '' || openTickets.trim() !== ''),
      { error: LOAD_NOTICE_TEXTS.textMissing, path: ['text'] },
    ),
    z.refine(({ isOn, until }) => !isOn || until === '' || (fromField(until)?.getTime() ?? 0) > Date.now(), {
      error: LOAD_NOTICE_TEXTS.untilPast,
      path: ['until'],
    }),
  );
export type NoticeValues = z.infer<typeof noticeValuesSchema>;

const isPast = (until: number | null): boolean => until !== null && until <= Date.now();
const countText = (stored: number): string => (stored === 0 ? '' : String(stored));

/** What is stored, for the fields: what was on until a time that has passed is off. */
export const noticeValuesOf = (notice: LoadNoticeAnswer): NoticeValues => ({
  text: notice.text,
  isOn: notice.is_on && !isPast(notice.until),
  until: notice.until === null || isPast(notice.until) ? '' : toTimeField(new Date(notice.until)),
  waitingChats: countText(notice.waiting_chats),
  openTickets: countText(notice.open_tickets),
  onHolidays: notice.on_holidays,
});

/** What to send of the fields, without the version. */
export const noticeOf = ({ text, isOn, until, waitingChats, openTickets, onHolidays }: NoticeValues) => ({
  text: text.trim(),
  is_on: isOn,
  until: fromField(until)?.getTime() ?? null,
  waiting_chats: Number(waitingChats),
  open_tickets: Number(openTickets),
  on_holidays: onHolidays,
});
