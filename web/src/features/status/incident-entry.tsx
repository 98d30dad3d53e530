import type { Incident, IncidentUpdate, StatusComponent } from '@harborline/domain/entities/status-page';
import { incidentStateText, updateStateText } from '@harborline/domain/status/incident-words';
import { windowText } from '@harborline/domain/status/status-times';
import { STATUS_TEXTS } from '@harborline/domain/texts/status';
import { Moment } from './status-times';

function Update({ state, update }: { readonly state: string; readonly update: IncidentUpdate }) {
  return (
    <li>
      <p className="status-update-head">
        {state !== '' && <b>{state}</b>}
        <span className="muted">
          <Moment atMs={update.at} />
        </span>
      </p>
      <p className="status-update-text" dir="auto">
        {update.text}
      </p>
    </li>
  );
}

function Updates({ incident }: { readonly incident: Incident }) {
  return (
    <ol className="status-updates">
      {incident.updates.map((update) => (
        <Update key={update.id} state={updateStateText(incident, update)} update={update} />
      ))}
    </ol>
  );
}

interface IncidentEntryProps {
  readonly incident: Incident;
  /** the library's; names of others that it affected are not known any more */
  readonly components: readonly StatusComponent[];
  readonly atMs: number;
}

/** An incident or maintenance with all its updates. */
export function IncidentEntry({ incident, components, atMs }: IncidentEntryProps) {
  const { id, title, componentIds, window } = incident;
  const affected = components.filter((component) => componentIds.includes(component.id));
  return (
    <article className="card padded status-incident" id={`incident-${id}`} aria-labelledby={`title-${id}`}>
      <div className="status-component-head">
        <h3 id={`title-${id}`} dir="auto">
          {title}
        </h3>
        <span className="incident-state">{incidentStateText(incident, atMs)}</span>
      </div>
      {window !== null && <p>{windowText(window.startsAt, window.endsAt)}</p>}
      {affected.length > 0 && (
        <p className="muted">
          {STATUS_TEXTS.affects}{' '}
          {affected.map((component, index) => (
            <span key={component.id}>
              {index > 0 && ', '}
              <bdi>{component.title}</bdi>
            </span>
          ))}
        </p>
      )}
      <Updates incident={incident} />
    </article>
  );
}
