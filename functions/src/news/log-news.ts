import type { AuditAction, AuditEntry } from '@harborline/domain/entities/audit';
import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { FOR_NEWS_WRITERS } from '@harborline/domain/feed/feed-of-audit';
import { newsState } from '@harborline/domain/news/news-schedule';
import { logDocumentChange } from '../audit';

type Found = NewsFlash | undefined;

/** What the log calls a change of a news flash; nothing for an edit, a view or a reaction. */
function newsActionOf(before: Found, after: Found, eventTime: string): AuditAction | undefined {
  if (!after) return before && 'news-deleted';
  const wasPublished = before?.is_published === true;
  if (wasPublished === after.is_published) return undefined;
  if (after.is_published) return 'news-published';
  // An end that somebody writes together with the unpublishing was not planned; that of an incident is its own (D-82).
  const expires_at = (after.is_of_incident === true ? after : before)?.expires_at ?? null;
  const state = newsState({ ...after, expires_at }, Date.parse(eventTime));
  return state === 'expired' ? 'news-ended' : 'news-unpublished';
}

/** What the log notes of a news flash that visitors could read neither before nor after: who may read its title. */
const readersOf = (before: Found, after: Found): AuditEntry['details'] =>
  before?.is_published === true || after?.is_published === true ? {} : FOR_NEWS_WRITERS;

interface NewsChange {
  readonly before: Found;
  readonly after: Found;
  readonly eventTime: string;
}

/** Logs that a news flash was published, unpublished or deleted. */
export async function logNews({ before, after, eventTime }: NewsChange): Promise<void> {
  const action = newsActionOf(before, after, eventTime);
  const news = after ?? before;
  if (!news || !action) return;
  await logDocumentChange({
    action,
    target: { kind: 'news', id: news.id, label: news.newsFlash_title },
    details: readersOf(before, after),
    document: news,
    isDeleted: after === undefined,
    eventTime,
  });
}
