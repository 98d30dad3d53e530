import type { Incident } from '@harborline/domain/entities/status-page';
import { releasedIds, type StatusContent } from '@harborline/domain/status/change-status';
import { isOver } from '@harborline/domain/status/component-state';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { ComponentName } from './component-name';
import { componentTitles } from './incident-list';

interface KeptComponentsProps {
  incident: Incident;
  content: StatusContent;
  /** those that are taken out */
  withoutIds: readonly string[];
  nowMs: number;
  onChange: (withoutIds: readonly string[]) => void;
}

/** The components that an incident affects, each of which can be taken out, and what follows from that. */
export function KeptComponents({ incident, content, withoutIds, nowMs, onChange }: KeptComponentsProps) {
  const affected = content.components.filter(({ id }) => incident.componentIds.includes(id));
  if (affected.length === 0) return null;
  const groupOf = new Map(content.groups.map((group) => [group.id, group.title]));
  const isHolding = incident.window === null && !isOver(incident, nowMs);
  const componentIds = releasedIds(content, { ...incident, componentIds: [...withoutIds] }, nowMs);
  const operational = isHolding ? componentTitles({ componentIds }, content) : '';
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel
        component="legend"
        sx={{ typography: 'subtitle2', '&.Mui-focused': { color: 'text.secondary' } }}
      >
        {STATUS_SETTINGS_TEXTS.affected}
      </FormLabel>
      {affected.map(({ id, title, groupId }) => (
        <FormControlLabel
          key={id}
          sx={{ mr: 0, overflowWrap: 'anywhere' }}
          label={<ComponentName title={title} group={groupOf.get(groupId)} />}
          control={
            <Checkbox
              size="small"
              checked={!withoutIds.includes(id)}
              onChange={(_event, isOn) =>
                onChange(isOn ? withoutIds.filter((one) => one !== id) : [...withoutIds, id])
              }
            />
          }
        />
      ))}
      {operational !== '' && (
        <FormHelperText role="status" sx={{ mx: 0 }}>
          {STATUS_SETTINGS_TEXTS.operationalAgain(operational)}
        </FormHelperText>
      )}
    </FormControl>
  );
}
