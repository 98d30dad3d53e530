import type { getStatusSubscribers } from '@harborline/domain/api/admin/status';
import type { AnswerOf } from '@harborline/domain/api/contract';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';

type Mailing = AnswerOf<typeof getStatusSubscribers>['mailings'][number];

/** Whether mails of it are still on their way. */
export const isBeingSent = ({ state, mails, sent, failed }: Mailing): boolean =>
  state === 'waiting' || (state === 'queued' && sent + failed < mails);

/** How far a mailing is, in words. */
export function mailingProgress({ state, mails, sent, failed }: Mailing): string {
  const { mailProgress, mailsDropped, mailsFailed, mailsNone, mailsWaiting } = STATUS_SETTINGS_TEXTS;
  if (state === 'dropped' && mails === 0) return mailsDropped;
  if (state === 'queued' && mails === 0) return mailsNone;
  return [
    mailProgress(sent, mails),
    ...(failed > 0 ? [mailsFailed(failed)] : []),
    ...(state === 'waiting' ? [mailsWaiting] : []),
    ...(state === 'dropped' ? [mailsDropped] : []),
  ].join('. ');
}
