/** An event that reports a change older than this comes from an import or a restored backup. */
const RECENT_MS = 60 * 60 * 1000;

/** Whether a change was made about when its event happened, judging by the time that the document gives for it. */
export const isRecentChange = (changedAtMs: number, eventTime: string): boolean =>
  Date.parse(eventTime) - changedAtMs < RECENT_MS;
