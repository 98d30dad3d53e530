import { composeVerifyMail } from '@harborline/domain/articles/verify-mail';
import type { User } from '@harborline/domain/entities/user';
import { LIMITS } from '@harborline/domain/limits';
import { wantsVerifyMail } from '@harborline/domain/notifications/preferences';
import { agentNotifications } from '@harborline/domain/stores/agent-notifications';
import { outboxMail } from '@harborline/domain/stores/outbox';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { PLAN_TEXTS } from '@harborline/domain/texts/article-plans';
import { formatSender } from '@harborline/domain/tickets/address-ticket';
import type { Transaction } from 'firebase-admin/firestore';
import { brandOf, readLibrary } from '../../libraries';
import { enqueueMail, notificationSettingsUrl, pendingMail } from '../../mail';
import { config } from '../../platform/config';
import { derivedId } from '../../platform/ids';
import { readRecord } from '../../platform/store/read';

interface Reminder {
  readonly articleId: string;
  readonly title: string;
  readonly libraryId: string;
  /** the date that is due, in milliseconds */
  readonly dueMs: number;
}

/**
 * Prepares the mail that reminds a person of an article, once for each date. Reads, so call it before any write.
 * @returns what puts it into the outbox; undefined if the person wants none or has got it already
 */
export async function prepareVerifyMail(
  transaction: Transaction,
  person: User,
  { articleId, title, libraryId, dueMs }: Reminder,
): Promise<(() => void) | undefined> {
  if (person.user_email === '') return undefined;
  const id = derivedId('verify-mail', articleId, dueMs, person.uid);
  const [chosen, queued, library] = await Promise.all([
    readRecord(agentNotifications(person.uid), transaction),
    readRecord(outboxMail(id), transaction),
    readLibrary(transaction, libraryId),
  ]);
  if (!wantsVerifyMail(chosen?.events) || queued || !library) return undefined;
  const brand = brandOf(library);
  const mail = await pendingMail({
    kind: 'notification',
    libraryId,
    conversationRef: '',
    from: formatSender(brand.companyName, config().mailSender),
    to: person.user_email,
    replyTo: '',
    subject: clip(oneLine(PLAN_TEXTS.mailSubject(title)), LIMITS.subject),
    ...composeVerifyMail({
      brand,
      title,
      editorUrl: `${config().publicOrigin}/admin/article/edit/${articleId}`,
      settingsUrl: notificationSettingsUrl(),
    }),
  });
  return () => enqueueMail(transaction, id, mail);
}
