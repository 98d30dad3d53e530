import type { PrioritySupportAnswer } from '@harborline/domain/api/integration/priority-support';
import { PRIORITY_SUPPORT_TEXTS } from '@harborline/domain/texts/priority-support';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { SettingsSection } from '../frame/settings-section';
import type { SupportStep } from './use-support-changes';

/** What the parts of the page share. */
export interface SupportPartProps {
  readonly support: PrioritySupportAnswer;
  readonly isBusy: boolean;
  readonly mayChange: boolean;
  /** resolves to whether the server accepted it */
  readonly run: (step: SupportStep) => Promise<boolean>;
}

/** Whether new tickets get their priority by the list. */
export function SupportSwitch({ support, isBusy, mayChange, run }: SupportPartProps) {
  const change = (isOn: boolean) =>
    void run({ before: support, changes: { is_on: isOn }, text: PRIORITY_SUPPORT_TEXTS.saved });
  return (
    <SettingsSection title={PRIORITY_SUPPORT_TEXTS.switchTitle}>
      <div>
        <FormControlLabel
          sx={{ ml: -1 }}
          label={PRIORITY_SUPPORT_TEXTS.isOn}
          control={
            <Switch
              checked={support.is_on}
              disabled={!mayChange || isBusy}
              onChange={(_event, isOn) => change(isOn)}
            />
          }
        />
        <FormHelperText sx={{ mx: 0 }}>{PRIORITY_SUPPORT_TEXTS.isOnHelp}</FormHelperText>
      </div>
    </SettingsSection>
  );
}
