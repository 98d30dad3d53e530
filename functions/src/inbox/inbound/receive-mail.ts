import * as contract from '@harborline/domain/api/inbox/inbound-mail';
import { logger } from 'firebase-functions';
import { config } from '../../platform/config';
import { openEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { derivedId } from '../../platform/ids';
import { readMailAddress } from '../../platform/mail-address';
import type { ReceivedMail } from './parse-mail';
import { isSignedCall } from './signed-call';
import { takeAnswer } from './take-answer';
import { takeBounce } from './take-bounce';

/** Reading mail needs three libraries, which a cold start leaves out. @throws ApiError 'invalid-input' */
async function read(raw: string): Promise<ReceivedMail> {
  const { parseMail } = await import('./parse-mail');
  return parseMail(Buffer.from(raw, 'base64')).catch((error: unknown) => {
    logger.warn('A received email cannot be read', { error: String(error) });
    throw new ApiError('invalid-input', 'raw: is not an email');
  });
}

/**
 * POST inboundmail: what a mail provider received for an address of ours (D-98). A mail that belongs to nothing is
 * answered like any other, so that the provider does not try again and nobody learns which addresses are good.
 */
export const receiveMail = openEndpoint(contract.receiveMail, async (call, _caller, { nowMs }) => {
  const secret = config().inboundMail?.secret;
  if (secret === undefined) throw new ApiError('not-found');
  if (!isSignedCall(call, secret, nowMs)) throw new ApiError('forbidden');
  const address = readMailAddress(call.recipient);
  if (!address) return { outcome: 'ignored' as const };
  const mail = await read(call.raw);
  const key = derivedId(mail.messageId || call.raw);
  const outcome =
    address.kind === 'mail'
      ? await takeBounce(address, mail, nowMs)
      : await takeAnswer(address, { mail, key, nowMs });
  if (outcome === 'ignored') logger.info('A received email belongs to nothing', { kind: address.kind });
  return { outcome };
});
