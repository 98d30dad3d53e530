import { createHmac, timingSafeEqual } from 'node:crypto';
import { isEmailAddress } from '@harborline/domain/contact/email-address';
import { isId } from '@harborline/domain/entities/is-id';
import { isMailboxKey, normaliseLibraryKey } from '@harborline/domain/library/library-key';
import { config } from './config';

const RADIX = 36;
const TOKEN_LENGTH = 25;
/** Of what a token is made of: 128 bits, which 25 characters hold. */
const TOKEN_BYTES = 16;
/** What fits into the 64 characters before the @. */
const PACKED_LENGTH = 33;

const KINDS = { r: 'conversation', b: 'mail' } as const;
type Letter = keyof typeof KINDS;

/** What an address of ours names: a conversation to answer to, or a sent mail that came back. */
export interface MailAddress {
  readonly kind: (typeof KINDS)[Letter];
  readonly id: string;
  readonly token: string;
}

const ADDRESS = /^([rb])\.([0-9a-z]{2,33})\.([0-9a-z]{25})$/;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The first hex digit of a packed number: of the bytes of an id, or of the digits of a UUID, which are too many as bytes. */
const AS_BYTES = '1';
const AS_UUID = '2';

/** Mail programs may change capital letters of an address, so ids are written as a number without any. */
const pack = (bytes: Buffer): string => BigInt(`0x${AS_BYTES}${bytes.toString('hex')}`).toString(RADIX);

/** A chat's id is a UUID, which its visitor's page draws; a ticket's is shorter. */
const packRef = (ref: string): string =>
  UUID.test(ref) ? BigInt(`0x${AS_UUID}${ref.replaceAll('-', '')}`).toString(RADIX) : pack(Buffer.from(ref));

const uuidOf = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');

function unpack(text: string): { readonly hex: string; readonly isUuid: boolean } {
  const number = [...text].reduce(
    (sum, digit) => sum * BigInt(RADIX) + BigInt(Number.parseInt(digit, RADIX)),
    0n,
  );
  const digits = number.toString(16);
  return { hex: digits.slice(1), isUuid: digits.startsWith(AS_UUID) };
}

function tokenOf(letter: Letter, id: string, email: string): string {
  const text = JSON.stringify(['mail-address', letter, id, email.toLowerCase()]);
  const digest = createHmac('sha256', config().linkSigningSecret).update(text).digest();
  return BigInt(`0x${digest.subarray(0, TOKEN_BYTES).toString('hex')}`)
    .toString(RADIX)
    .padStart(TOKEN_LENGTH, '0');
}

function address(letter: Letter, packed: string, token: string): string {
  const domain = config().inboundMail?.domain;
  return domain === undefined || packed.length > PACKED_LENGTH
    ? ''
    : `${letter}.${packed}.${token}@${domain}`;
}

/**
 * Where answers to a mail of a conversation go. Whoever has the address may write in the conversation, as with a mailed
 * link, so it fits one recipient alone. '' if no mail comes in, or if the id is too long for an address.
 */
export const replyAddress = (conversationRef: string, email: string): string =>
  address('r', packRef(conversationRef), tokenOf('r', conversationRef, email));

/** Where a mail of the outbox comes back to if it cannot be delivered, '' for nowhere. @param id 40 hex digits */
export const bounceAddress = (id: string): string =>
  /^[0-9a-f]{40}$/.test(id) ? address('b', pack(Buffer.from(id, 'hex')), tokenOf('b', id, '')) : '';

/** Reads an address of ours. Its token is not checked yet. @returns undefined for any other address */
export function readMailAddress(recipient: string): MailAddress | undefined {
  const domain = config().inboundMail?.domain;
  const [local = '', host] = recipient.trim().toLowerCase().split('@');
  const [, letter, packed, token] = ADDRESS.exec(local) ?? [];
  if (domain === undefined || host !== domain || !letter || !packed || !token) return undefined;
  const { hex, isUuid } = unpack(packed);
  const isReply = letter === 'r';
  const ref = isUuid ? uuidOf(hex) : Buffer.from(hex, 'hex').toString();
  const id = isReply ? ref : hex;
  // Anybody can send a mail to any address: what is no id names no document.
  return isId(id) ? { kind: KINDS[isReply ? 'r' : 'b'], id, token } : undefined;
}

/** The domain of addresses at which mail comes in, undefined without any. */
const inboundDomain = (): string | undefined => config().inboundMail?.domain;

/** The address of a library, which names its key; '' if no mail comes in. */
export function libraryAddress(key: string): string {
  const domain = inboundDomain();
  return domain === undefined || !isMailboxKey(key) ? '' : `${normaliseLibraryKey(key)}@${domain}`;
}

/** Whether an address is one of ours: of a library, a conversation or a mail. */
export const isOwnAddress = (address: string): boolean =>
  address.toLowerCase().endsWith(`@${inboundDomain()}`);

/** Whether a person can be written to at an address; our own addresses would answer for ever. */
export const isAnswerable = (address: string): boolean =>
  isEmailAddress(address) &&
  !isOwnAddress(address) &&
  address.toLowerCase() !== config().mailSender.toLowerCase();

/** The key of the library that an address names, undefined for any other address. */
export function readLibraryAddress(recipient: string): string | undefined {
  const [local = '', host] = recipient.trim().toLowerCase().split('@');
  return host !== undefined && host === inboundDomain() && isMailboxKey(local) ? local : undefined;
}

/** Whether the address was made for this recipient; '' for a mail that came back. Compares in constant time. */
export function isMailAddressFor({ kind, id, token }: MailAddress, email: string): boolean {
  const expected = Buffer.from(tokenOf(kind === 'conversation' ? 'r' : 'b', id, email));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
