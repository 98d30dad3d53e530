import { LIMITS } from '../limits';
import { isClaimableKey, normaliseLibraryKey } from './library-key';

/** The fields by which visitors find a library without its id (D-01). */
export interface LibraryAddress {
  readonly library_refkey: string;
  /** host name or '' */
  readonly library_domain: string;
  /** host name or '' */
  readonly custom_subDomain: string;
}

export type AddressField = keyof LibraryAddress;

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Host names that never lead to a customer's public page, or to one they share. */
const RESERVED_ENDINGS = ['localhost', 'local', 'internal', 'invalid', 'web.app', 'firebaseapp.com'];

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Normalises a typed host name: no scheme, path or trailing dot, in lower case. */
export function normaliseHost(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/s, '')
    .replace(/\.$/, '');
}

/**
 * Whether a normalised text is a host name a library may have.
 * @param productHost host that serves the product; it, its subdomains and its parent domains cannot be claimed
 */
export function isLibraryHost(host: string, productHost = ''): boolean {
  const labels = host.split('.');
  const isName =
    host.length <= LIMITS.hostName &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '');
  if (!isName) return false;
  const reserved = productHost === '' ? RESERVED_ENDINGS : [...RESERVED_ENDINGS, productHost];
  return !reserved.some((domain) => isWithin(host, domain)) && !isWithin(productHost, host);
}

export type AddressCheck =
  | { readonly isValid: true; readonly address: Partial<LibraryAddress> }
  | { readonly isValid: false; readonly field: AddressField };

function normaliseField(field: AddressField, value: string): string {
  return field === 'library_refkey' ? normaliseLibraryKey(value.trim()) : normaliseHost(value);
}

function isValidField(field: AddressField, value: string, productHost: string): boolean {
  if (field === 'library_refkey') return isClaimableKey(value);
  return value === '' || isLibraryHost(value, productHost);
}

const FIELDS: readonly AddressField[] = ['library_refkey', 'library_domain', 'custom_subDomain'];

/** The given fields, normalised, or the first invalid one (D-01). A host may be '', a key may not. */
export function checkLibraryAddress(given: Partial<LibraryAddress>, productHost = ''): AddressCheck {
  const address: Partial<Record<AddressField, string>> = {};
  for (const field of FIELDS) {
    const value = given[field];
    if (value === undefined) continue;
    const normalised = normaliseField(field, value);
    if (!isValidField(field, normalised, productHost)) return { isValid: false, field };
    address[field] = normalised;
  }
  return { isValid: true, address };
}

/** The lookups an address needs: one per key, one per host, each once. */
export function lookupsOf({ library_refkey, library_domain, custom_subDomain }: LibraryAddress) {
  const hosts = new Set([library_domain, custom_subDomain].map(normaliseHost).filter((host) => host !== ''));
  return { key: normaliseLibraryKey(library_refkey), hosts: [...hosts] };
}
