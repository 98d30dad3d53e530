/** Whether visitors are asked for name and address before a chat: not at all, as they like, or both of them. */
export const CHAT_IDENTITIES = ['off', 'optional', 'required'] as const;
export type ChatIdentity = (typeof CHAT_IDENTITIES)[number];

/** Minutes that a chat waits for somebody to take it, before the routing gives it to somebody (D-46). */
export const CHAT_WAITS = [1, 2, 3, 5, 10, 15] as const;

/** Minutes after which a chat whose visitor nobody answers goes back to the queue (D-92). */
export const CHAT_RETURNS = [2, 5, 10, 15, 30] as const;
