/**
 * The screen that most people land on. The build puts what it shares with the other lists into the base of all
 * screens (web/build/chunks.ts).
 */
export const inboxTabPage = async () => (await import('../pages/inbox-tab-page')).InboxTabPage;
