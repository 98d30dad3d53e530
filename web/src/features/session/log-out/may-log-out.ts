export type LogOutDecision = 'ignore' | 'refuse' | 'proceed';

/**
 * The result of a click on Log Out: scripted clicks are ignored (S5-25, D-29), ongoing chats refuse it
 * (S5-26, S4.5-23). Chats are only queried for genuine clicks.
 */
export async function decideLogOut(
  isTrusted: boolean,
  hasOngoingChats: () => Promise<boolean>,
): Promise<LogOutDecision> {
  if (!isTrusted) return 'ignore';
  return (await hasOngoingChats()) ? 'refuse' : 'proceed';
}
