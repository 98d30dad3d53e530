/** An event that reports a change older than this comes from an import or a restored backup. */
const RECENT_MS = 60 * 60 * 1000;

/** Whether an event reports a change made when the event happened, by the time the document gives for the change. */
export const isRecentChange = (changedAtMs: number, eventTime: string): boolean =>
  Date.parse(eventTime) - changedAtMs < RECENT_MS;
