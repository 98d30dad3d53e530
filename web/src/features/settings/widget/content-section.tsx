import { WIDGET_SETTINGS_TEXTS } from '@harborline/domain/texts/widget-settings';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { SettingsSection } from '../frame/settings-section';
import type { WidgetPartProps } from './widget-part';

/** Whether every article of the parent shows (S2.3-34): the switch that is also in Articles (D-35, D-95). */
export function ContentSection({ form: { control }, isReadOnly }: WidgetPartProps) {
  const { field } = useController({ control, name: 'showsDefaultArticles' });
  const mayPublish = useMay('SupportLibraries.updateDefaultContent');
  const helpId = useId();
  return (
    <SettingsSection title={WIDGET_SETTINGS_TEXTS.contentTitle}>
      <div>
        <FormControlLabel
          sx={{ ml: -1 }}
          label={WIDGET_SETTINGS_TEXTS.defaultArticles}
          control={
            <Switch
              checked={field.value}
              disabled={isReadOnly || !mayPublish}
              slotProps={{ input: { 'aria-describedby': helpId } }}
              onChange={(_event, isOn) => field.onChange(isOn)}
            />
          }
        />
        <Typography id={helpId} variant="body2" color="textSecondary">
          {mayPublish || isReadOnly
            ? WIDGET_SETTINGS_TEXTS.defaultArticlesHelp
            : WIDGET_SETTINGS_TEXTS.defaultArticlesDenied}
        </Typography>
      </div>
      <Typography variant="body2">
        {WIDGET_SETTINGS_TEXTS.language}{' '}
        <Link component={RouterLink} to={adminLinks.profile('language')}>
          {WIDGET_SETTINGS_TEXTS.chooseLanguage}
        </Link>
      </Typography>
    </SettingsSection>
  );
}
