import { isEmailAddress } from '@harborline/domain/contact/email-address';

/** How many people one submission of the dialog may invite; each is a call and a mail. */
export const MAX_INVITED_AT_ONCE = 20;

export interface InviteAddresses {
  /** lower case, each once, in the order given */
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
}

/** The addresses of a text where they are separated by commas, semicolons, spaces or lines. */
export function readAddresses(text: string): InviteAddresses {
  const given = text
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^<|>$/g, '').toLowerCase())
    .filter((part) => part !== '');
  const unique = [...new Set(given)];
  return {
    valid: unique.filter(isEmailAddress),
    invalid: unique.filter((address) => !isEmailAddress(address)),
  };
}
