import { derivedId } from '../../platform/ids';

/** How many views of an article count at most per network address and hour. */
export const VIEWERS_PER_ADDRESS = 200;

/**
 * A browser's number, below `VIEWERS_PER_ADDRESS`. A browser names itself and may make up as many ids as it likes, so
 * the numbers bound how often it counts; two browsers behind one address rarely share one.
 */
export const viewerNumber = (viewerId: string): number =>
  Number.parseInt(derivedId('viewer', viewerId).slice(0, 8), 16) % VIEWERS_PER_ADDRESS;
