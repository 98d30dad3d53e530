import type { PageStatus } from '@harborline/domain/help-center/page-content';
import { isBeforeRecords, isMonth, isPast, monthAfter } from '@harborline/domain/status/month';
import { STATUS_TEXTS } from '@harborline/domain/texts/status';
import { useDocumentMeta } from '../../shared/hooks/use-document-meta';
import { companyName, useLibrary } from '../../shared/library/library-scope';
import { Link } from '../../shared/router/link';
import { Icon } from '../../shared/ui-public/icons';
import { PageTitle } from '../../shared/ui-public/page-title';
import { StatePanel } from '../../shared/ui-public/state-panels';
import { IncidentEntry } from './incident-entry';
import { StatusFrame } from './status-frame';
import { monthText } from './status-times';
import { useStatusHistory } from './use-status';

/** Links to the months before and after, which is never later than now. */
function MonthLinks({ status: { month, atMs } }: { readonly status: PageStatus }) {
  const { links } = useLibrary();
  const earlier = monthAfter(month, -1);
  const later = monthAfter(month, 1);
  return (
    <nav className="status-links" data-part="months" aria-label={STATUS_TEXTS.months}>
      {isMonth(earlier) && (
        <Link to={links.statusHistory(earlier)} rel="prev" className="button quiet">
          <Icon name="back" />
          {STATUS_TEXTS.previousMonth}
        </Link>
      )}
      {isPast(later, atMs) && (
        <Link to={links.statusHistory(later)} rel="next" className="button quiet">
          {STATUS_TEXTS.nextMonth}
          <Icon name="next" />
        </Link>
      )}
      <Link to={links.status()} className="text-link">
        {STATUS_TEXTS.toStatus}
      </Link>
    </nav>
  );
}

function HistoryView({ status }: { readonly status: PageStatus }) {
  const { library } = useLibrary();
  const company = companyName(library);
  const { month, incidents, components, atMs } = status;
  useDocumentMeta(STATUS_TEXTS.historyTitleOf(monthText(month), company), STATUS_TEXTS.description(company));
  return (
    <div className="status-page">
      <PageTitle key={month}>{STATUS_TEXTS.historyTitle}</PageTitle>
      <section data-part="month" aria-labelledby="month" className="status-incidents">
        <h2 id="month">{monthText(month)}</h2>
        {incidents.map((incident) => (
          <IncidentEntry key={incident.id} {...{ incident, components, atMs }} />
        ))}
        {incidents.length === 0 && (
          <div className="card">
            {isBeforeRecords(components, month) ? (
              <StatePanel icon="file" title={STATUS_TEXTS.monthBefore} />
            ) : (
              <StatePanel icon="check" title={STATUS_TEXTS.monthEmpty} />
            )}
          </div>
        )}
      </section>
      <MonthLinks status={status} />
      <p className="muted status-note" data-part="note">
        {STATUS_TEXTS.inUtc}
      </p>
    </div>
  );
}

/** The incidents of one month with all their updates (S2.1-07, S2.1-08, D-38). */
export function StatusHistoryPage() {
  const status = useStatusHistory();
  return <StatusFrame status={status}>{(data) => <HistoryView status={data} />}</StatusFrame>;
}
