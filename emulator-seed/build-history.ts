import { createHash } from 'node:crypto';
import type { AuditEntry } from '@harborline/domain/entities/audit';
import { feedOfAudit, isInFeedOf } from '@harborline/domain/feed/feed-of-audit';
import { DURATIONS } from '@harborline/domain/limits';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { auditRecord } from '@harborline/domain/stores/audit';
import { feedItem } from '@harborline/domain/stores/feeds';
import { EVERYBODY } from './everybody';
import { DEMO_ACTIONS, type DemoAction } from './history';
import { demoLibrary } from './libraries';
import type { DemoPerson } from './people';
import { DAY_MS, MINUTE_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';

const HOUR_MS = 60 * MINUTE_MS;
/** Older items have been read. */
const READ_AFTER_MS = 4 * DAY_MS;

const idOf = ({ library, action, hoursAgo }: DemoAction): string =>
  createHash('sha256').update(`${library} ${action} ${hoursAgo}`).digest('hex').slice(0, 40);

function actorOf({ by }: DemoAction, libraryId: string): AuditEntry['actor'] {
  const person = EVERYBODY.find(({ uid }) => uid === by);
  if (!person) throw new Error(`No person has the uid ${by}`);
  const home_lib_id = person.libraryId === libraryId ? '' : person.libraryId;
  return { uid: by, name: person.name, role: person.role, picture: '', home_lib_id };
}

function readerOf({ uid, role, overrides }: DemoPerson) {
  const permissions = resolvePermissions(role, overrides);
  return {
    uid,
    canReadLog: permissions.canManageTeammatesSeatsAndPermissions,
    canWriteArticles: permissions.canCreateAndUpdateHelpCenterArticles,
    canWriteNews: permissions.canCreateAndUpdateNewsArticles,
    canReadSops: permissions.canCreateAndUpdateSopArticles,
    canWriteCourses: permissions.canCreateAndUpdateCoursesArticles,
  };
}

function actionDocs(demoAction: DemoAction, { nowMs, toTime }: SeedClock): SeedDoc[] {
  const { id: libraryId } = demoLibrary(demoAction.library);
  const atMs = nowMs - demoAction.hoursAgo * HOUR_MS;
  const id = idOf(demoAction);
  const actor = actorOf(demoAction, libraryId);
  const target = demoAction.target.id === '' ? { ...demoAction.target, id: libraryId } : demoAction.target;
  const entry = { action: demoAction.action, actor, target, details: { ...demoAction.details } };
  const readers = EVERYBODY.filter(
    (person) =>
      person.libraryId === libraryId && person.isActive !== false && isInFeedOf(entry, readerOf(person)),
  );
  return [
    seedDoc(auditRecord(id), {
      support_lib_id: libraryId,
      at: toTime(atMs),
      ...entry,
      ...(demoAction.changes && { changes: [...demoAction.changes] }),
    }),
    ...readers.map(({ uid }) =>
      seedDoc(feedItem(`${uid}_${id}`), {
        support_lib_id: libraryId,
        ref_uid: uid,
        is_read: nowMs - atMs > READ_AFTER_MS,
        ...feedOfAudit(entry),
        created_at: toTime(atMs),
        expires_at: toTime(atMs + DURATIONS.feedKeptMs),
      }),
    ),
  ];
}

/** The libraries' logs, and the feeds that follow from them. */
export const historyDocs = (clock: SeedClock): SeedDoc[] =>
  DEMO_ACTIONS.flatMap((demoAction) => actionDocs(demoAction, clock));
