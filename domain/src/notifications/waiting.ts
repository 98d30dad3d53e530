import type { Notice, WaitingNotice } from '../entities/agent-notifications';
import type { TimestampLike } from '../entities/timestamp';

type Way = WaitingNotice['way'];

/** What is remembered of a cause: that an event of it was told, or that it rang the bell or went into a mail. */
export const notifiedKey = (cause: string, what: WaitingNotice['event'] | 'bell' | 'mail'): string =>
  `${cause}/${what}`;

/** What waits for a mail, or for a digest. */
export const waitingFor = (way: Way, waiting: readonly WaitingNotice[]): readonly WaitingNotice[] =>
  waiting.filter((line) => line.way === way);

const soonest = (lines: readonly WaitingNotice[]): TimestampLike | null =>
  lines.reduce<TimestampLike | null>(
    (found, { due_at }) => (found === null || due_at.toMillis() < found.toMillis() ? due_at : found),
    null,
  );

/** When the mail and the digest about what waits are due; null where nothing waits for them. */
export const dueTimes = (waiting: readonly WaitingNotice[]): Pick<Notice, 'mail_at' | 'digest_at'> => ({
  mail_at: soonest(waitingFor('mail', waiting)),
  digest_at: soonest(waitingFor('digest', waiting)),
});

/** What has happened since a person read last. */
export const sinceRead = (
  waiting: readonly WaitingNotice[],
  readUntil: TimestampLike,
): readonly WaitingNotice[] => waiting.filter(({ at }) => at.toMillis() > readUntil.toMillis());

/** With one more that waits. What goes out by itself takes the place of the same in a digest. */
export function withWaiting(
  waiting: readonly WaitingNotice[],
  line: WaitingNotice,
  most: number,
): readonly WaitingNotice[] {
  const same = waiting.find(({ key }) => key === line.key);
  if (same !== undefined && (same.way === 'mail' || line.way === 'digest')) return waiting;
  return [...waiting.filter((one) => one !== same), line].slice(-most);
}
