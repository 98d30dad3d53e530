import { isDeepStrictEqual } from 'node:util';
import type { AuditAction } from '@harborline/domain/entities/audit';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { Incident, StatusHistory, StatusPage } from '@harborline/domain/entities/status-page';
import { LIMITS } from '@harborline/domain/limits';
import {
  emptyStatus,
  recentIncidents,
  type StatusContent,
  type StatusRefusal,
  type StatusResult,
  withIncident,
  withPast,
} from '@harborline/domain/status/change-status';
import { withNewsOf } from '@harborline/domain/status/incident-news';
import { type StatusNotice, statusNotice } from '@harborline/domain/status/status-notice';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { statusHistory, statusPage } from '@harborline/domain/stores/status-pages';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { auditEntry, writeAudit } from '../audit';
import type { Staff } from '../platform/caller';
import { ApiError, type ErrorCode } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { readEach } from '../platform/store/read';
import { setRecord, updateRecord } from '../platform/store/write';
import { correctNews, endNews, followWithNews, type NewsStep } from './follow-news';
import { moveMailings } from './mailings/move-mailings';
import { planMailings } from './mailings/plan-mailings';
import { statusUrl as statusUrlOf } from './subscriptions/subscription-urls';

const CODES: Readonly<Record<StatusRefusal, ErrorCode>> = {
  'component-gone': 'not-found',
  'incident-gone': 'not-found',
  'incident-over': 'conflict',
  'too-much': 'too-large',
};

const refusal = (reason: StatusRefusal): ApiError =>
  new ApiError(CODES[reason], STATUS_SETTINGS_TEXTS.refusals[reason]);

/** What staff do to a status page. */
export interface StatusOperation {
  /** whether it is also about incidents that only the history still has */
  readonly reachesHistory?: boolean;
  /** @param version of the stored page; 0 before there is one */
  readonly apply: (content: StatusContent, version: number) => StatusResult;
  readonly action: AuditAction;
  /** whether subscribers get a mail about the incident; without it, none is concerned */
  readonly mailsSubscribers?: boolean;
  /** whether the incident gets a news flash (U-13) */
  readonly publishesNews?: boolean;
  /** what becomes of the news flash of the incident; without, it gets the latest update */
  readonly news?: 'stays' | 'corrected' | 'ended';
  /** whether the incident is gone, also from the history */
  readonly isDeleted?: boolean;
  /** whether mails that wait for the window of maintenance move with it */
  readonly movesMailings?: boolean;
  /** what the log names */
  readonly target: (
    content: StatusContent,
    incident: Incident | null,
  ) => { kind: string; id: string; label: string };
}

type Changed = Pick<Extract<StatusResult, { isRefused: false }>, 'content' | 'incident'>;

const contentOf = (stored: StatusPage | undefined): StatusContent => stored ?? emptyStatus();

const bytesOf = (value: object): number => Buffer.byteLength(JSON.stringify(value));

/** All incidents with one of them as it is now, or without it; the oldest give way where they no longer fit. */
function historyWith(
  stored: StatusHistory | undefined,
  incident: Incident | null,
  isDeleted: boolean,
): readonly Incident[] {
  const before = stored?.incidents ?? [];
  if (isDeleted) return before.filter(({ id }) => id !== incident?.id);
  let incidents = incident === null ? before : withIncident(before, incident);
  while (bytesOf(incidents) > LIMITS.statusBytes) incidents = incidents.slice(0, -1);
  return incidents;
}

/** Has every page of the help center say it. A page reads its library anyway. */
function noteOnLibrary(transaction: Transaction, library: LibraryPublic, notice: StatusNotice | null): void {
  if (isDeepStrictEqual(library.statusNotice ?? null, notice)) return;
  updateRecord(transaction, libraryDocument(library.id), { statusNotice: notice });
}

interface Change {
  readonly staff: Staff;
  readonly operation: StatusOperation;
  readonly library: LibraryPublic | undefined;
  readonly nowMs: number;
}

/** What becomes of the incident's news flash; null where the operation is not about it. */
async function newsStepOf(
  incident: Incident | null,
  before: StatusContent,
  { staff, operation, library, nowMs }: Change,
  transaction: Transaction,
): Promise<NewsStep | null> {
  const { publishesNews = false, news } = operation;
  if (incident === null || news === 'stays') return null;
  const { support_lib_id: libraryId, uid } = staff;
  const statusUrl = library && before.is_published ? statusUrlOf(library) : '';
  const changed = { libraryId, uid, incident, publishesNews, statusUrl, nowMs };
  if (news === 'ended') return endNews(changed, transaction);
  if (news === undefined) return followWithNews(changed, transaction);
  const said = before.incidents.find(({ id }) => id === incident.id) ?? incident;
  return correctNews(changed, said, transaction);
}

/** The changed page with the incident as its news flash leaves it. */
function withStep({ content, incident }: Changed, step: NewsStep | null, isDeleted: boolean): Changed {
  if (isDeleted || incident === null || step === null || step.newsFlashId === (incident.newsFlashId ?? ''))
    return { content, incident };
  const { newsFlashId } = step;
  return { content: withNewsOf(content, incident, newsFlashId), incident: { ...incident, newsFlashId } };
}

/**
 * Changes the status page of the caller's library, its history, what the help center says of it, the news flash of the
 * incident, what subscribers are mailed, and the log, all at once. What leaves everything as it was is not written.
 * @throws ApiError with the reason
 */
export function changePage(
  staff: Staff,
  operation: StatusOperation,
  nowMs: number,
): Promise<{ version: number }> {
  const libraryId = staff.support_lib_id;
  const documents = [statusPage(libraryId), statusHistory(libraryId), libraryDocument(libraryId)] as const;
  return firestore().runTransaction(async (transaction) => {
    const [stored, history, library] = await readEach(documents, transaction);
    const { isDeleted = false, movesMailings = false, reachesHistory = false } = operation;
    const shown = contentOf(stored);
    const before = reachesHistory ? withPast(shown, history?.incidents ?? []) : shown;
    const version = stored?.version ?? 0;
    const result = operation.apply(before, version);
    if (result.isRefused) throw refusal(result.reason);
    if (result.content === before) return { version };
    const news = await newsStepOf(result.incident, before, { staff, operation, library, nowMs }, transaction);
    const { content: changed, incident } = withStep(result, news, isDeleted);
    const content = { ...changed, incidents: recentIncidents(changed.incidents, nowMs) };
    if (bytesOf(content) > LIMITS.statusBytes) throw refusal('too-much');
    const moved = movesMailings && incident ? await moveMailings(transaction, libraryId, incident) : null;
    news?.write();
    moved?.();
    const { is_published, groups, components, stateChanges, incidents } = content;
    const [page, past] = documents;
    setRecord(transaction, page, {
      support_lib_id: libraryId,
      ...{ is_published, groups, components, stateChanges, incidents },
      version: version + 1,
      updated_at: FieldValue.serverTimestamp(),
      updated_by: staff.uid,
    });
    const all = [...historyWith(history, incident, isDeleted)];
    setRecord(transaction, past, { support_lib_id: libraryId, is_published, incidents: all, components });
    if (library) noteOnLibrary(transaction, library, statusNotice(content, nowMs));
    const { action, target, mailsSubscribers = false } = operation;
    if (incident !== null && mailsSubscribers) {
      planMailings(transaction, { libraryId, incident, isPublished: is_published, nowMs });
    }
    writeAudit(transaction, auditEntry(staff, { action, libraryId, target: target(changed, incident) }));
    return { version: version + 1 };
  });
}
