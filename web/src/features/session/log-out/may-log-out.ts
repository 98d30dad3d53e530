export type LogOutDecision = 'ignore' | 'refuse' | 'proceed';

/**
 * What a click on Log Out leads to: one made by a script is ignored (S5-25, D-29), ongoing chats refuse it
 * (S5-26, S4.5-23). The question about chats is only asked for clicks that count.
 */
export async function decideLogOut(
  isTrusted: boolean,
  hasOngoingChats: () => Promise<boolean>,
): Promise<LogOutDecision> {
  if (!isTrusted) return 'ignore';
  return (await hasOngoingChats()) ? 'refuse' : 'proceed';
}
