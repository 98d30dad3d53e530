const INBOX = '/api/inbox/';
/** Swaps an identity token for the chat token, so it cannot ask for one. */
const INBOX_LOGIN = '/api/inbox/login';

/** Whether staff name themselves by the chat token at this address, instead of the identity token (S7.1-02). */
export const takesChatToken = (path: string): boolean => path.startsWith(INBOX) && path !== INBOX_LOGIN;
