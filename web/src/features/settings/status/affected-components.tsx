import type { ComponentState, StatusGroup } from '@harborline/domain/entities/status-page';
import type { StatusContent, WantedState } from '@harborline/domain/status/change-status';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { ChoiceSelect } from './choice-select';
import { COMPONENT_CHOICES } from './state-choices';

interface AffectedComponentsProps {
  content: StatusContent;
  /** those affected, with their states */
  states: readonly WantedState[];
  /** those that cannot be left out */
  fixedIds?: readonly string[];
  /** whether each has a state of its own; without, maintenance gives all of them the same */
  hasStates: boolean;
  helpText: string;
  onChange: (states: readonly WantedState[]) => void;
}

/** The state of a component that is affected from now on. */
const firstState = (state: ComponentState): ComponentState => (state === 'operational' ? 'degraded' : state);

const groupTitle = (groups: readonly StatusGroup[], groupId: string): string =>
  groups.find(({ id }) => id === groupId)?.title ?? '';

/** Chooses the components that are affected, and the state of each. */
export function AffectedComponents({ content, states, fixedIds = [], ...props }: AffectedComponentsProps) {
  const { hasStates, helpText, onChange } = props;
  const stateOf = new Map(states.map(({ componentId, state }) => [componentId, state]));
  const others = (id: string) => states.filter(({ componentId }) => componentId !== id);
  const put = (componentId: string, state: ComponentState) =>
    onChange([...others(componentId), { componentId, state }]);
  if (content.components.length === 0) return null;
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend" sx={{ typography: 'subtitle2' }}>
        {STATUS_SETTINGS_TEXTS.affected}
      </FormLabel>
      <FormHelperText sx={{ mx: 0, mb: 0.5 }}>{helpText}</FormHelperText>
      {content.components.map(({ id, title, groupId, state }) => {
        const chosen = stateOf.get(id);
        const group = groupTitle(content.groups, groupId);
        return (
          <Box
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 44 }}
          >
            <FormControlLabel
              sx={{ flex: '1 1 180px', minWidth: 0, mr: 0, overflowWrap: 'anywhere' }}
              label={
                <>
                  <bdi>{title}</bdi>
                  {group !== '' && (
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {' · '}
                      <bdi>{group}</bdi>
                    </Box>
                  )}
                </>
              }
              control={
                <Checkbox
                  size="small"
                  checked={chosen !== undefined}
                  disabled={fixedIds.includes(id)}
                  onChange={(_event, isOn) => (isOn ? put(id, firstState(state)) : onChange(others(id)))}
                />
              }
            />
            {hasStates && chosen !== undefined && (
              <Box sx={{ flex: 'none', width: 190 }}>
                <ChoiceSelect
                  label={STATUS_SETTINGS_TEXTS.stateOf(title)}
                  isLabelHidden
                  value={chosen}
                  choices={COMPONENT_CHOICES}
                  onChange={(wanted) => put(id, wanted)}
                />
              </Box>
            )}
          </Box>
        );
      })}
    </FormControl>
  );
}
