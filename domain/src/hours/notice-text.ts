import type { ShownNotice } from '../entities/load-notice';

/** The text that visitors read at a moment, in milliseconds since 1970; '' for none. */
export const noticeText = (shown: ShownNotice | null | undefined, nowMs: number): string =>
  shown && (shown.until === null || shown.until > nowMs) ? shown.text : '';
