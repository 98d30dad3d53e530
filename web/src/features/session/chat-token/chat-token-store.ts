import type { KeptChatToken } from './chat-token-keeper';

/** Storage keys of the specification (S3-12), and one of ours for the owner. */
const TOKEN = 'inbox-chat-token';
const TIME = 'token-time';
const OWNER = 'inbox-chat-token-owner';

/** The chat token that all tabs share. */
export const chatTokenStore = {
  read(): KeptChatToken | null {
    const [token, time, owner] = [TOKEN, TIME, OWNER].map((key) => window.localStorage.getItem(key));
    if (!token || !time || !owner) return null;
    return { token, takenAtMs: Number(time), owner };
  },
  write({ token, takenAtMs, owner }: KeptChatToken): void {
    window.localStorage.setItem(TOKEN, token);
    window.localStorage.setItem(TIME, String(takenAtMs));
    window.localStorage.setItem(OWNER, owner);
  },
  clear(): void {
    for (const key of [TOKEN, TIME, OWNER]) window.localStorage.removeItem(key);
  },
};
