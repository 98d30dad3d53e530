import type { StatusContent } from '@harborline/domain/status/change-status';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import StatusIcon from '@mui/icons-material/MonitorHeartOutlined';
import Box from '@mui/material/Box';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import { componentSections } from './arrangement';
import { ComponentGroup, type ListOpeners } from './component-group';
import { useListSteps } from './use-list-steps';
import type { SaveStep } from './use-status-page';

interface ComponentListProps extends ListOpeners {
  content: StatusContent;
  nowMs: number;
  isReadOnly: boolean;
  save: SaveStep;
}

/** Components by group. */
export function ComponentList({ save, ...props }: ComponentListProps) {
  const { steps, list, announced } = useListSteps(save);
  const sections = componentSections(props.content);
  if (sections.length === 0) {
    return (
      <EmptyState
        icon={<StatusIcon />}
        title={STATUS_SETTINGS_TEXTS.emptyTitle}
        description={STATUS_SETTINGS_TEXTS.emptyBody}
      />
    );
  }
  return (
    <Box ref={list} sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {sections.map((section, index) => (
        <ComponentGroup
          key={section.group?.id ?? ''}
          {...props}
          section={section}
          index={index}
          steps={steps}
        />
      ))}
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {announced}
      </Box>
    </Box>
  );
}
