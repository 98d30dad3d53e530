import { randomBytes } from 'node:crypto';
import type { Json } from '../../../shared/json';
import { textOf } from '../values/read-json';
import { microsOfTimestamp } from '../values/timestamps';

const bootId = randomBytes(6).toString('hex');

/** Opaque to clients: the time of a consistent state (microseconds) in this process. */
export function resumeTokenAt(time: number): string {
  return Buffer.from(`${bootId}:${time}`).toString('base64');
}

/** 'fresh': the client has nothing yet; 'unknown': its state cannot be compared with ours. */
export type ResumePoint = number | 'fresh' | 'unknown';

export function resumePointOf(resumeToken: Json | undefined, readTime: Json | undefined): ResumePoint {
  const token = textOf(resumeToken, 'resumeToken');
  if (token !== '') {
    const [boot, time] = Buffer.from(token, 'base64').toString('latin1').split(':');
    return boot === bootId && /^\d{1,16}$/.test(time ?? '') ? Number(time) : 'unknown';
  }
  const read = textOf(readTime, 'readTime');
  return read === '' ? 'fresh' : microsOfTimestamp(read);
}
