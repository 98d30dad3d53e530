import { WIDGET_SETTINGS_TEXTS } from '@harborline/domain/texts/widget-settings';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { TextField } from '../../../shared/forms/text-field';
import { SettingsSection } from '../frame/settings-section';

import { CopyField } from './copy-field';
import type { WidgetPartProps } from './widget-part';
import { LAUNCHER_LABEL, tagFor } from './widget-values';

/** The launcher, and the line of HTML that puts it on a site. */
export function SiteSection({ form: { control, values }, library, isReadOnly }: WidgetPartProps) {
  const { field } = useController({ control, name: 'launcher' });
  const isShown = field.value === 'shown';
  return (
    <SettingsSection title={WIDGET_SETTINGS_TEXTS.siteTitle}>
      <div>
        <FormControlLabel
          sx={{ ml: -1 }}
          label={WIDGET_SETTINGS_TEXTS.hasLauncher}
          control={
            <Switch
              checked={isShown}
              disabled={isReadOnly}
              onChange={(_event, isOn) => field.onChange(isOn ? 'shown' : 'hidden')}
            />
          }
        />
        {!isShown && (
          <Typography variant="body2" color="textSecondary">
            {WIDGET_SETTINGS_TEXTS.noLauncher}
          </Typography>
        )}
      </div>
      <TextField
        control={control}
        isReadOnly={isReadOnly}
        name="launcherLabel"
        {...LAUNCHER_LABEL}
        hasCount
        placeholder={WIDGET_SETTINGS_TEXTS.launcherLabelExample}
        helpText={WIDGET_SETTINGS_TEXTS.launcherLabelHelp}
      />
      <CopyField
        label={WIDGET_SETTINGS_TEXTS.tag}
        value={tagFor(window.location.origin, library.library_refkey, values)}
        helpText={WIDGET_SETTINGS_TEXTS.tagHelp}
      />
    </SettingsSection>
  );
}
