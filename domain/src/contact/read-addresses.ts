import { isEmailAddress } from './email-address';

export interface ReadAddresses {
  /** lower case, each once, in the order given */
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
}

/** Reads addresses separated by commas, semicolons, spaces or lines. */
export function readAddresses(text: string): ReadAddresses {
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
