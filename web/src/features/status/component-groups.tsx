import type { StatusComponent } from '@harborline/domain/entities/status-page';
import type { PageStatus } from '@harborline/domain/help-center/page-content';
import { shownState } from '@harborline/domain/status/component-state';
import { STATUS_TEXTS } from '@harborline/domain/texts/status';
import { StatePanel } from '../../shared/ui-public/state-panels';
import { StateIcon } from './state-icon';
import { componentGroups } from './status-view';
import { UptimeBars } from './uptime-bars';

interface ComponentRowProps {
  readonly component: StatusComponent;
  readonly status: PageStatus;
}

function ComponentRow({ component, status }: ComponentRowProps) {
  const { title, description } = component;
  const state = shownState(component, status.incidents, status.atMs);
  return (
    <li className="status-component">
      <div className="status-component-head">
        <h3 dir="auto">{title}</h3>
        <span className="state-name" data-state={state}>
          <StateIcon state={state} />
          {STATUS_TEXTS.states[state]}
        </span>
      </div>
      {description !== '' && (
        <p className="muted" dir="auto">
          {description}
        </p>
      )}
      <UptimeBars component={component} status={status} />
    </li>
  );
}

/** All components in their groups, with their states and their last 90 days. */
export function ComponentGroups({ status }: { readonly status: PageStatus }) {
  const groups = componentGroups(status);
  if (groups.length === 0) {
    return (
      <div className="card" data-part="components">
        <StatePanel icon="file" title={STATUS_TEXTS.noComponents} />
      </div>
    );
  }
  return (
    <>
      {groups.map(({ id, title, components }) => (
        <section key={id} data-part={`group-${id}`} aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`} dir="auto">
            {title}
          </h2>
          <ul className="card rows">
            {components.map((component) => (
              <ComponentRow key={component.id} component={component} status={status} />
            ))}
          </ul>
        </section>
      ))}
      <p className="muted status-note" data-part="note">
        {STATUS_TEXTS.inUtc}
      </p>
    </>
  );
}
