import { AUDIT_TEXTS } from '@harborline/domain/texts/team';
import HistoryIcon from '@mui/icons-material/HistoryRounded';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PagedList } from '../../../shared/live/use-paged-list';
import { useStaff } from '../../../shared/staff/session-context';
import { DeniedState } from '../../../shared/ui-admin/denied-state';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { MoreButton } from '../../../shared/ui-admin/more-button';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { useTeammates } from '../people/use-teammates';
import { AuditDays } from './audit-days';
import { auditSearch, isFiltered, readAuditFilter } from './audit-filter';
import { AuditFilters } from './audit-filters';
import type { AuditRow } from './audit-log';
import { peopleOfLog } from './people-of-log';
import { useAuditLog } from './use-audit-log';

/** /admin/profile/teamlogs (S2.7-07): what happened to the library and its team. */
export function TeamLogsPage() {
  const { support_lib_id: libraryId } = useStaff();
  const [search, setSearch] = useSearchParams();
  const filter = readAuditFilter(search);
  const list = useAuditLog(libraryId, filter);
  const { teammates } = useTeammates(libraryId, false);
  const people = useMemo(() => peopleOfLog(teammates, list.rows), [teammates, list.rows]);
  return (
    <PageFrame width="list" title={AUDIT_TEXTS.title} intro={AUDIT_TEXTS.intro}>
      <AuditFilters
        filter={filter}
        people={people}
        onChange={(next) => setSearch(auditSearch(next), { replace: true })}
      />
      <AuditResults list={list} hasFilter={isFiltered(filter)} />
    </PageFrame>
  );
}

function AuditResults({ list, hasFilter }: { list: PagedList<AuditRow>; hasFilter: boolean }) {
  if (list.status === 'loading') return <ListSkeleton height={56} />;
  if (list.status === 'denied') return <DeniedState />;
  if (list.status === 'failed') return <ErrorState title={AUDIT_TEXTS.loadFailed} onRetry={list.retry} />;
  if (list.rows.length === 0) {
    return hasFilter ? (
      <EmptyState icon={<HistoryIcon />} title={AUDIT_TEXTS.emptyFiltered} />
    ) : (
      <EmptyState icon={<HistoryIcon />} title={AUDIT_TEXTS.emptyTitle} description={AUDIT_TEXTS.emptyBody} />
    );
  }
  return (
    <>
      <AuditDays entries={list.rows} />
      {list.hasMore && (
        <MoreButton label={AUDIT_TEXTS.showMore} paging={list.paging} onMore={list.loadMore} />
      )}
    </>
  );
}
