/** Draws a number in [0, 1), like Math.random. */
export type RandomSource = () => number;

/**
 * A ticket id (S3-28, D-21): the time in milliseconds with three random digits appended, as one number of 16
 * digits, below 2^53 until the year 2255. It is not secret and authorises nothing; if an id is taken, another is drawn.
 */
export function drawTicketId(nowMs: number, random: RandomSource): number {
  const digits = Math.min(999, Math.floor(random() * 1000));
  return Math.floor(nowMs) * 1000 + digits;
}
