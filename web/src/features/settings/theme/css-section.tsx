import { scopeCss } from '@harborline/domain/css/scope-css';
import { LIMITS } from '@harborline/domain/limits';
import { THEME_TEXTS } from '@harborline/domain/texts/settings';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import { useController } from 'react-hook-form';
import type { SavedForm } from '../../../shared/forms/use-saved-form';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import { SettingsSection } from '../frame/settings-section';
import { CssEditor } from './css-editor';
import type { CssValues } from './save-theme';

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
    <SettingsSection
      title="Custom CSS"
      description="For your help center’s pages alone. It reaches nothing else, and loads nothing: no @import, no addresses, only embedded pictures."
    >
      {isReadOnly && <Alert severity="info">{THEME_TEXTS.noCssPermission}</Alert>}
      <FormControlLabel
        sx={{ ml: -1 }}
        label="Use custom CSS"
        control={<Switch checked={isUsed.value} disabled={isReadOnly} onChange={isUsed.onChange} />}
      />
      <CssEditor value={customCss} problems={problems} isReadOnly={isReadOnly} onChange={onChange} />
      <Typography variant="caption" color="textSecondary">
        {customCss.length.toLocaleString('en')} of {LIMITS.customCss.toLocaleString('en')} characters. “body”
        is the page; its colours are --brand, --accent, --page, --surface, --ink and --line.
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
