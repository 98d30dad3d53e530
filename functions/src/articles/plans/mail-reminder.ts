import { composeVerifyMail, type VerifiedArticle } from '@harborline/domain/articles/verify-mail';
import type { User } from '@harborline/domain/entities/user';
import { LIMITS } from '@harborline/domain/limits';
import { wantsVerifyMail } from '@harborline/domain/notifications/preferences';
import { agentNotifications } from '@harborline/domain/stores/agent-notifications';
import { outboxMail } from '@harborline/domain/stores/outbox';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { formatSender } from '@harborline/domain/tickets/address-ticket';
import type { Transaction } from 'firebase-admin/firestore';
import { brandOf, readLibrary } from '../../libraries';
import { enqueueMail, notificationSettingsUrl, pendingMail } from '../../mail';
import { config } from '../../platform/config';
import { derivedId } from '../../platform/ids';
import { readRecord } from '../../platform/store/read';

interface Reminder {
  /** at least one */
  readonly articles: readonly VerifiedArticle[];
  readonly libraryId: string;
  readonly nowMs: number;
}

/** A day in UTC, as in 2025-01-31. */
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/**
 * Prepares the mail that reminds a person of articles, one for each library and day: what falls due later that day is in
 * the feed, and in the list that the mail leads to. Reads, so call it before any write.
 * @returns what puts it into the outbox; undefined if the person wants none or has got it already
 */
export async function prepareVerifyMail(
  transaction: Transaction,
  person: User,
  { articles, libraryId, nowMs }: Reminder,
): Promise<(() => void) | undefined> {
  if (person.user_email === '') return undefined;
  const id = derivedId('verify-mail', libraryId, person.uid, dayOf(nowMs));
  const [chosen, queued, library] = await Promise.all([
    readRecord(agentNotifications(person.uid), transaction),
    readRecord(outboxMail(id), transaction),
    readLibrary(transaction, libraryId),
  ]);
  if (!wantsVerifyMail(chosen?.events) || queued || !library) return undefined;
  const brand = brandOf(library);
  const { subject, ...content } = composeVerifyMail({
    brand,
    articles,
    origin: config().publicOrigin,
    settingsUrl: notificationSettingsUrl(),
  });
  const mail = await pendingMail({
    kind: 'notification',
    libraryId,
    conversationRef: '',
    from: formatSender(brand.companyName, config().mailSender),
    to: person.user_email,
    replyTo: '',
    subject: clip(oneLine(subject), LIMITS.subject),
    ...content,
  });
  return () => enqueueMail(transaction, id, mail);
}
