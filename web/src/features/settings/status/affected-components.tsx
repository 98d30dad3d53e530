import type { ComponentState, StatusComponent, StatusGroup } from '@harborline/domain/entities/status-page';
import type { StatusContent, WantedState } from '@harborline/domain/status/change-status';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { componentSections } from './arrangement';
import { ComponentName } from './component-name';
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

/** Chooses the components that are affected, and the state of each. */
export function AffectedComponents({ content, states, fixedIds = [], ...props }: AffectedComponentsProps) {
  const { hasStates, helpText, onChange } = props;
  const stateOf = new Map(states.map(({ componentId, state }) => [componentId, state]));
  if (content.components.length === 0) return null;
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel
        component="legend"
        sx={{ typography: 'subtitle2', '&.Mui-focused': { color: 'text.secondary' } }}
      >
        {STATUS_SETTINGS_TEXTS.affected}
      </FormLabel>
      <FormHelperText sx={{ mx: 0, mb: 0.5 }}>{helpText}</FormHelperText>
      {componentSections(content).flatMap(({ group, components }) =>
        components.map((component) => (
          <AffectedRow
            key={component.id}
            component={component}
            group={group}
            chosen={stateOf.get(component.id)}
            isFixed={fixedIds.includes(component.id)}
            hasStates={hasStates}
            onChange={(state) =>
              onChange([
                ...states.filter(({ componentId }) => componentId !== component.id),
                ...(state === undefined ? [] : [{ componentId: component.id, state }]),
              ])
            }
          />
        )),
      )}
    </FormControl>
  );
}

interface AffectedRowProps {
  component: StatusComponent;
  group: StatusGroup | null;
  /** undefined if it is not affected */
  chosen: ComponentState | undefined;
  isFixed: boolean;
  hasStates: boolean;
  onChange: (state: ComponentState | undefined) => void;
}

/** One component: whether it is affected, and how. */
function AffectedRow({ component, group, chosen, isFixed, hasStates, onChange }: AffectedRowProps) {
  const { title, state } = component;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 44 }}>
      <FormControlLabel
        sx={{ flex: '1 1 180px', minWidth: 0, mr: 0, overflowWrap: 'anywhere' }}
        label={<ComponentName title={title} group={group?.title} />}
        control={
          <Checkbox
            size="small"
            checked={chosen !== undefined}
            disabled={isFixed}
            onChange={(_event, isOn) => onChange(isOn ? firstState(state) : undefined)}
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
            onChange={onChange}
          />
        </Box>
      )}
    </Box>
  );
}
