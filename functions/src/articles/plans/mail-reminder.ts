import { composeVerifyMail, type VerifiedArticle } from '@harborline/domain/articles/verify-mail';
import type { User } from '@harborline/domain/entities/user';
import { LIMITS } from '@harborline/domain/limits';
import { wantsVerifyMail } from '@harborline/domain/notifications/preferences';
import { isQuietAt, quietUntil } from '@harborline/domain/notifications/quiet-hours';
import { agentNotifications } from '@harborline/domain/stores/agent-notifications';
import { notificationSettings } from '@harborline/domain/stores/notices';
import { outboxMail } from '@harborline/domain/stores/outbox';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { PLAN_TEXTS } from '@harborline/domain/texts/article-plans';
import { NOTICE_TEXTS } from '@harborline/domain/texts/notices';
import { formatSender } from '@harborline/domain/tickets/address-ticket';
import type { Transaction } from 'firebase-admin/firestore';
import { brandOf, readLibrary } from '../../libraries';
import { enqueueMail, notificationSettingsUrl, pendingMail } from '../../mail';
import { emptyNotice, holdUntilDigest, muteLinks, noticeOf } from '../../notices';
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

/** An article as the digest after quiet hours names it. */
const verifyLine = (key: string, title: string) => ({
  event: 'article_to_verify' as const,
  key,
  name: PLAN_TEXTS.feedSubject,
  activity: PLAN_TEXTS.feedVerify(title),
});

/**
 * Prepares the mail that reminds a person of articles, one for each library and day: what falls due later that day is in
 * the feed, and in the list that the mail leads to. In quiet hours it waits for the digest after them (D-132). Reads, so call it before any write.
 * @returns what puts it into the outbox; undefined if the person wants none or has got it already
 */
export async function prepareVerifyMail(
  transaction: Transaction,
  person: User,
  { articles, libraryId, nowMs }: Reminder,
): Promise<(() => void) | undefined> {
  if (person.user_email === '') return undefined;
  const id = derivedId('verify-mail', libraryId, person.uid, dayOf(nowMs));
  const waiting = noticeOf(person.uid, libraryId, '');
  const [chosen, queued, library, settings, known] = await Promise.all([
    readRecord(agentNotifications(person.uid), transaction),
    readRecord(outboxMail(id), transaction),
    readLibrary(transaction, libraryId),
    readRecord(notificationSettings(libraryId), transaction),
    readRecord(waiting, transaction),
  ]);
  const isUnmailed = settings?.unmailed.includes('article_to_verify') === true;
  if (!wantsVerifyMail(chosen?.events) || isUnmailed || queued || !library) return undefined;
  if (chosen !== undefined && isQuietAt(chosen, nowMs))
    return () =>
      holdUntilDigest(transaction, known ?? emptyNotice(person.uid, libraryId, ''), {
        lines: articles.map(({ id: key, title }) => verifyLine(key, title)),
        atMs: quietUntil(chosen, nowMs),
        nowMs,
      });
  const brand = brandOf(library);
  const { muteUrl, unsubscribeUrl } = muteLinks(person.uid, libraryId, {
    ticket: '',
    events: ['article_to_verify'],
  });
  const { subject, text, page } = composeVerifyMail({
    brand,
    articles,
    origin: config().publicOrigin,
    settingsUrl: notificationSettingsUrl(),
  });
  const mail = await pendingMail({
    kind: 'notification',
    libraryId,
    conversationRef: '',
    from: formatSender(settings?.sender_name || brand.companyName, config().mailSender),
    to: person.user_email,
    replyTo: '',
    unsubscribeUrl,
    subject: clip(oneLine(subject), LIMITS.subject),
    text: `${text}\n\n${NOTICE_TEXTS.muteText(muteUrl)}`,
    page: { ...page, footerLink: { label: NOTICE_TEXTS.mute, url: muteUrl } },
  });
  return () => enqueueMail(transaction, id, mail);
}
