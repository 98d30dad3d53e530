import { LIMITS } from '../limits';

const WEB_ADDRESS = /^https?:\/\/[^\s\\@\p{C}]+$/iu;

/** An absolute address of the web without a user name, else '' (D-14). */
export function safeParentUrl(given: string): string {
  const isSafe = given.length <= LIMITS.url && WEB_ADDRESS.test(given) && URL.canParse(given);
  return isSafe ? new URL(given).href : '';
}
