import type { StatusComponent, StatusGroup } from '@harborline/domain/entities/status-page';
import type { StatusContent } from '@harborline/domain/status/change-status';
import { shownState } from '@harborline/domain/status/component-state';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ArrangedComponent, ComponentSection } from './arrangement';
import { ComponentRow } from './component-row';
import type { Removed } from './remove-dialog';
import { RowActions } from './row-actions';
import type { ListSteps } from './use-list-steps';

/** What opens a dialog. */
export interface ListOpeners {
  readonly onEditComponent: (component: ArrangedComponent) => void;
  readonly onEditGroup: (group: StatusGroup) => void;
  readonly onRemove: (removed: Removed) => void;
}

interface ComponentGroupProps extends ListOpeners {
  section: ComponentSection;
  /** among the groups */
  index: number;
  content: StatusContent;
  nowMs: number;
  isReadOnly: boolean;
  steps: ListSteps;
}

/** One group with its components. */
export function ComponentGroup(props: ComponentGroupProps) {
  const { group, components } = props.section;
  return (
    <div>
      {group === null ? (
        props.content.groups.length > 0 && (
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            {STATUS_SETTINGS_TEXTS.otherComponents}
          </Typography>
        )
      ) : (
        <GroupHeading {...props} group={group} />
      )}
      {components.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {STATUS_SETTINGS_TEXTS.groupEmpty}
        </Typography>
      ) : (
        <Box
          component="ul"
          aria-label={group?.title ?? STATUS_SETTINGS_TEXTS.componentsTitle}
          sx={{ listStyle: 'none', m: 0, p: 0 }}
        >
          {components.map((component, row) => (
            <GroupedRow key={component.id} {...props} component={component} row={row} />
          ))}
        </Box>
      )}
    </div>
  );
}

function GroupHeading({ group, ...props }: ComponentGroupProps & { group: StatusGroup }) {
  const { index, content, steps } = props;
  const count = content.groups.length;
  return (
    <Box
      data-row={group.id}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 0.5 }}
    >
      <Typography variant="h3" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {group.title}
      </Typography>
      {!props.isReadOnly && (
        <RowActions
          title={group.title}
          isFirst={index === 0}
          isLast={index === count - 1}
          onMove={(direction) => steps.moveGroup({ entry: group, index, count }, direction)}
          onEdit={() => props.onEditGroup(group)}
          onRemove={() => props.onRemove({ kind: 'group', ...group })}
        />
      )}
    </Box>
  );
}

function GroupedRow({
  component,
  row,
  ...props
}: ComponentGroupProps & { component: StatusComponent; row: number }) {
  const { section, content, nowMs, isReadOnly, steps } = props;
  const { id, title, description, groupId } = component;
  const count = section.components.length;
  return (
    <ComponentRow
      component={component}
      shown={shownState(component, content.incidents, nowMs)}
      isReadOnly={isReadOnly}
      onState={(state) => steps.setState(component, state)}
      actions={
        !isReadOnly && (
          <RowActions
            title={title}
            isFirst={row === 0}
            isLast={row === count - 1}
            onMove={(direction) => steps.moveComponent({ entry: component, index: row, count }, direction)}
            onEdit={() => props.onEditComponent({ id, title, description, groupId })}
            onRemove={() => props.onRemove({ kind: 'component', id, title })}
          />
        )
      }
    />
  );
}
