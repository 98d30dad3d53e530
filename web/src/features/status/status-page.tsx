import type { ComponentState, Incident } from '@harborline/domain/entities/status-page';
import type { PageStatus } from '@harborline/domain/help-center/page-content';
import { overallState } from '@harborline/domain/status/component-state';
import { STATUS_TEXTS } from '@harborline/domain/texts/status';
import { useEffect, useState } from 'react';
import { useDocumentMeta } from '../../shared/hooks/use-document-meta';
import { companyName, useLibrary } from '../../shared/library/library-scope';
import { Link } from '../../shared/router/link';
import { PageTitle } from '../../shared/ui-public/page-title';
import { ComponentGroups } from './component-groups';
import { IncidentEntry } from './incident-entry';
import { StateIcon } from './state-icon';
import { statusFeedOf } from './status-feed';
import { StatusFrame } from './status-frame';
import { Moment } from './status-times';
import { arrangeIncidents } from './status-view';
import { SubscribeForm } from './subscribe-form';
import { useStatus } from './use-status';

/** Tells screen readers the state of everything when it changes while the page is read. */
function StateAnnouncement({ text }: { readonly text: string }) {
  const [known, setKnown] = useState({ text, announcement: '' });
  useEffect(() => setKnown((last) => (last.text === text ? last : { text, announcement: text })), [text]);
  return (
    <p className="visually-hidden status-announcement" role="status">
      {known.announcement}
    </p>
  );
}

function Banner({ state, atMs }: { readonly state: ComponentState; readonly atMs: number }) {
  return (
    <section className="status-banner" data-part="banner" data-state={state} aria-labelledby="overall">
      <StateIcon state={state} />
      <div>
        <h2 id="overall">{STATUS_TEXTS.overall[state]}</h2>
        <p className="muted">
          {STATUS_TEXTS.updatedAt} <Moment atMs={atMs} />
        </p>
      </div>
    </section>
  );
}

interface IncidentsProps {
  /** of the section, which must be known when the page is replaced */
  readonly part: string;
  readonly title: string;
  readonly incidents: readonly Incident[];
  readonly status: PageStatus;
  /** said in place of no incidents; without it, there is no section then */
  readonly empty?: string;
}

function Incidents({ part, title, incidents, status: { components, atMs }, empty = '' }: IncidentsProps) {
  if (incidents.length === 0 && empty === '') return null;
  return (
    <section data-part={part} aria-labelledby={part} className="status-incidents">
      <h2 id={part}>{title}</h2>
      {incidents.map((incident) => (
        <IncidentEntry key={incident.id} {...{ incident, components, atMs }} />
      ))}
      {incidents.length === 0 && <p className="muted">{empty}</p>}
    </section>
  );
}

function MoreLinks() {
  const { links } = useLibrary();
  return (
    <nav className="status-links" data-part="more" aria-label={STATUS_TEXTS.more}>
      <Link to={links.statusHistory()} className="button quiet">
        {STATUS_TEXTS.toHistory}
      </Link>
      <a href={statusFeedOf(links)} className="button quiet" type="application/rss+xml">
        {STATUS_TEXTS.feed}
      </a>
    </nav>
  );
}

function StatusView({ status }: { readonly status: PageStatus }) {
  const { library } = useLibrary();
  const company = companyName(library);
  useDocumentMeta(STATUS_TEXTS.titleOf(company), STATUS_TEXTS.description(company));
  const state = overallState(status, status.atMs);
  const { present, planned, recent } = arrangeIncidents(status);
  const { openIncidents, plannedMaintenance, recentIncidents, noRecentIncidents } = STATUS_TEXTS;
  return (
    <>
      <StateAnnouncement text={STATUS_TEXTS.overall[state]} />
      <div className="status-page">
        <PageTitle>{STATUS_TEXTS.titleOf(company)}</PageTitle>
        {/* Without components, nothing is known to work. */}
        {status.components.length > 0 && <Banner state={state} atMs={status.atMs} />}
        <Incidents part="present" title={openIncidents} incidents={present} status={status} />
        <Incidents part="planned" title={plannedMaintenance} incidents={planned} status={status} />
        <ComponentGroups status={status} />
        <Incidents
          part="recent"
          title={recentIncidents}
          incidents={recent}
          status={status}
          empty={noRecentIncidents}
        />
        <SubscribeForm />
        <MoreLinks />
      </div>
    </>
  );
}

/** What works right now, what does not, and how it was (S2.1-05, S2.1-06, D-38). */
export function StatusPage() {
  const status = useStatus();
  return <StatusFrame status={status}>{(data) => <StatusView status={data} />}</StatusFrame>;
}
