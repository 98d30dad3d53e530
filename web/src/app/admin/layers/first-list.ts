/**
 * The screen that most people see first. The build adds the code that it shares with other lists to the base of all
 * screens (web/build/chunks.ts).
 */
export const inboxTabPage = async () => (await import('../pages/inbox-tab-page')).InboxTabPage;
