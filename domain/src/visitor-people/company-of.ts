import { FREE_MAIL_DOMAINS } from './free-mail-domains';

/**
 * The company that an address belongs to: what follows its @, unless anybody gets an address there (D-129).
 * @param email in lower case
 * @returns '' for none
 */
export function companyOf(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return domain === email || FREE_MAIL_DOMAINS.has(domain) ? '' : domain;
}
