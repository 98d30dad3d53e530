import { scopeCss } from '@harborline/domain/css/scope-css';
import { THEME_TEXTS } from '@harborline/domain/texts/theme';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Fragment, useDeferredValue, useMemo } from 'react';
import { useController } from 'react-hook-form';
import type { SavedForm } from '../../../shared/forms/use-saved-form';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import { SettingsSection } from '../frame/settings-section';
import { CssEditor } from './css-editor';
import type { CssValues } from './save-theme';

/** Custom properties that a library's CSS can use and set. */
const COLOR_NAMES = ['--brand', '--accent', '--page', '--surface', '--ink', '--line'] as const;

interface CssSectionProps {
  form: SavedForm<CssValues>;
  isReadOnly: boolean;
}

/** The help center's own CSS (D-15). */
export function CssSection({ form, isReadOnly }: CssSectionProps) {
  const isUsed = useController({ control: form.control, name: 'isCustomCss' }).field;
  const { value: customCss, onChange } = useController({ control: form.control, name: 'customCss' }).field;
  const checked = useDeferredValue(customCss);
  const problems = useMemo(() => scopeCss(checked).problems, [checked]);
  return (
    <SettingsSection title={THEME_TEXTS.cssTitle} description={THEME_TEXTS.cssHelp}>
      {isReadOnly && <Alert severity="info">{THEME_TEXTS.noCssPermission}</Alert>}
      <FormControlLabel
        sx={{ ml: -1 }}
        label={THEME_TEXTS.useCss}
        control={<Switch checked={isUsed.value} disabled={isReadOnly} onChange={isUsed.onChange} />}
      />
      <CssEditor value={customCss} problems={problems} isReadOnly={isReadOnly} onChange={onChange} />
      <Typography variant="caption" color="textSecondary">
        {THEME_TEXTS.cssCount(customCss.length)} {THEME_TEXTS.cssNames}{' '}
        {COLOR_NAMES.map((name) => (
          <Fragment key={name}>
            <Box component="code" sx={{ whiteSpace: 'nowrap' }}>
              {name}
            </Box>{' '}
          </Fragment>
        ))}
      </Typography>
      {!isReadOnly && (
        <SaveBar
          unsaved={form.isDirty}
          isSaving={form.isSaving}
          onDiscard={form.reset}
          onSave={() => form.submit()}
        />
      )}
    </SettingsSection>
  );
}
