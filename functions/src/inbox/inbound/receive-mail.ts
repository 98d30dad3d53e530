import * as contract from '@harborline/domain/api/inbox/inbound-mail';
import { logger } from 'firebase-functions';
import { config } from '../../platform/config';
import { openEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { derivedId } from '../../platform/ids';
import { readLibraryAddress, readMailAddress } from '../../platform/mail-address';
import type { ReceivedMail } from './parse-mail';
import { isSignedCall } from './signed-call';
import { takeAnswer } from './take-answer';
import { type Outcome, takeBounce } from './take-bounce';
import { takeRequest } from './take-request';

/** Reading mail needs three libraries, which a cold start leaves out. @throws ApiError 'invalid-input' */
async function read(raw: string): Promise<ReceivedMail> {
  const { parseMail } = await import('./parse-mail');
  return parseMail(Buffer.from(raw, 'base64')).catch((error: unknown) => {
    logger.warn('A received email cannot be read', { error: String(error) });
    throw new ApiError('invalid-input', 'raw: is not an email');
  });
}

interface Arrived {
  readonly recipient: string;
  readonly raw: string;
}

/** What becomes of a mail, by the address it came to. */
async function outcomeOf({ recipient, raw }: Arrived, nowMs: number): Promise<Outcome> {
  const address = readMailAddress(recipient);
  const library = readLibraryAddress(recipient);
  if (!address && library === undefined) return 'ignored';
  const mail = await read(raw);
  const key = derivedId(mail.messageId || raw);
  if (!address) return library === undefined ? 'ignored' : takeRequest(library, { mail, key, nowMs });
  return address.kind === 'mail'
    ? takeBounce(address, mail, nowMs)
    : takeAnswer(address, { mail, key, nowMs });
}

/**
 * POST inboundmail: what a mail provider received for an address of ours (D-98). A mail that belongs to nothing is
 * answered like any other, so that the provider does not try again and nobody learns which addresses are good.
 */
export const receiveMail = openEndpoint(contract.receiveMail, async (call, _caller, { nowMs }) => {
  const secret = config().inboundMail?.secret;
  if (secret === undefined) throw new ApiError('not-found');
  if (!isSignedCall(call, secret, nowMs)) throw new ApiError('forbidden');
  const outcome = await outcomeOf(call, nowMs);
  if (outcome === 'ignored') logger.info('A received email belongs to nothing');
  return { outcome };
});
