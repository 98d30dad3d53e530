import { derivedId } from '../../platform/ids';

/** How many views of an article count at most per network address and hour. */
export const VIEWERS_PER_ADDRESS = 200;

/**
 * A number below that for a browser. Its id is only its claim, and it may make up as many as it likes; two browsers
 * behind one address rarely get the same number.
 */
export const viewerNumber = (viewerId: string): number =>
  Number.parseInt(derivedId('viewer', viewerId).slice(0, 8), 16) % VIEWERS_PER_ADDRESS;
