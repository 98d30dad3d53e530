import type { ComponentState, StatusComponent } from '@harborline/domain/entities/status-page';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { COMPONENT_CHOICES, STATE_COLORS } from './state-choices';

interface ComponentRowProps {
  component: StatusComponent;
  /** what visitors see, which planned maintenance changes by itself */
  shown: ComponentState;
  isReadOnly: boolean;
  onState: (state: ComponentState) => void;
  actions: ReactNode;
}

/** A component with its state. */
export function ComponentRow({ component, shown, isReadOnly, onState, actions }: ComponentRowProps) {
  const { id, title, description, state } = component;
  return (
    <Box
      component="li"
      data-row={id}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="subtitle2" component="h4" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          <Box
            component="span"
            aria-hidden
            sx={{
              display: 'inline-block',
              width: 10,
              height: 10,
              borderRadius: '50%',
              marginInlineEnd: 1,
              bgcolor: STATE_COLORS[shown],
            }}
          />
          {title}
        </Typography>
        {description !== '' && (
          <Typography variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {description}
          </Typography>
        )}
        {shown !== state && (
          <Typography variant="caption" component="p" color="textSecondary">
            {STATUS_SETTINGS_TEXTS.isMaintained}
          </Typography>
        )}
      </Box>
      <Box sx={{ flex: 'none', width: 190 }}>
        <ChoiceSelect
          label={STATUS_SETTINGS_TEXTS.stateOf(title)}
          isLabelHidden
          value={state}
          choices={COMPONENT_CHOICES}
          isDisabled={isReadOnly}
          onChange={onState}
        />
      </Box>
      {actions}
    </Box>
  );
}
