import { createHmac } from 'node:crypto';
import { config } from './config';

/**
 * A document id made from a network or mail address. Keyed, because a plain hash of one can be guessed back (D-50).
 */
export function keyedId(...parts: readonly (string | number)[]): string {
  return createHmac('sha256', config().linkSigningSecret)
    .update(JSON.stringify(parts))
    .digest('hex')
    .slice(0, 40);
}
