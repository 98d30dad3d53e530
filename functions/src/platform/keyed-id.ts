import { createHmac } from 'node:crypto';
import { config } from './config';

/**
 * A document id made from a network or mail address. Keyed, because a plain hash can be reversed by guessing (D-50).
 */
export function keyedId(...parts: readonly (string | number)[]): string {
  return createHmac('sha256', config().linkSigningSecret)
    .update(JSON.stringify(parts))
    .digest('hex')
    .slice(0, 40);
}
