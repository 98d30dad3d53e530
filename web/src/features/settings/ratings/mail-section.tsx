import { type RatingSettings, ratingSettingsSchema } from '@harborline/domain/entities/rating';
import { RATING_DELAYS } from '@harborline/domain/ratings/rating-values';
import { RATING_SETTINGS_TEXTS } from '@harborline/domain/texts/ratings';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type Control, useController, useWatch } from 'react-hook-form';
import { saveLibraryArea } from '../../../shared/library/save-library-area';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import { SettingsSection } from '../frame/settings-section';
import { useSettingsForm } from '../frame/use-settings-form';

const DELAYS = RATING_DELAYS.map((hours) => ({
  hours,
  value: String(hours),
  label: RATING_SETTINGS_TEXTS.delays[hours],
}));

interface FieldProps {
  control: Control<RatingSettings>;
  isReadOnly: boolean;
}

function SwitchField({
  control,
  name,
  label,
  isReadOnly,
}: FieldProps & { name: 'isOn' | 'isSignatureRequired'; label: string }) {
  const { field } = useController({ control, name });
  return (
    <FormControlLabel
      sx={{ ml: -1 }}
      label={label}
      control={
        <Switch
          checked={field.value}
          disabled={isReadOnly}
          onChange={(_event, isOn) => field.onChange(isOn)}
          onBlur={field.onBlur}
        />
      }
    />
  );
}

function DelayField({ control, isReadOnly }: FieldProps) {
  const { field } = useController({ control, name: 'delayHours' });
  return (
    <ChoiceSelect
      label={RATING_SETTINGS_TEXTS.delay}
      value={String(field.value)}
      choices={DELAYS}
      isDisabled={isReadOnly}
      onChange={(chosen) => field.onChange(DELAYS.find(({ value }) => value === chosen)?.hours)}
    />
  );
}

interface MailSectionProps {
  saved: RatingSettings;
  isReadOnly: boolean;
  onDirty: (isDirty: boolean) => void;
}

/** The email that asks for a rating, and which links are accepted (D-06). */
export function MailSection({ saved, isReadOnly, onDirty }: MailSectionProps) {
  const { uid, support_lib_id: libraryId } = useStaff();
  const firestore = useStaffFirestore();
  const { control, ...form } = useSettingsForm({
    title: RATING_SETTINGS_TEXTS.mailTitle,
    saved,
    schema: ratingSettingsSchema,
    save: (ratings) => saveLibraryArea(firestore, { libraryId, uid, area: 'ratings', changes: { ratings } }),
    isShared: true,
    onDirty,
  });
  const fields = { control, isReadOnly };
  const isOn = useWatch({ control, name: 'isOn' });
  return (
    <SettingsSection title={RATING_SETTINGS_TEXTS.mailTitle} description={RATING_SETTINGS_TEXTS.mailHelp}>
      <Box component="form" noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 2.5 }}>
        <SwitchField {...fields} name="isOn" label={RATING_SETTINGS_TEXTS.isOn} />
        <DelayField control={control} isReadOnly={isReadOnly || !isOn} />
        <div>
          <SwitchField
            {...fields}
            name="isSignatureRequired"
            label={RATING_SETTINGS_TEXTS.isSignatureRequired}
          />
          <Typography variant="body2" color="textSecondary">
            {RATING_SETTINGS_TEXTS.signatureHelp}
          </Typography>
        </div>
        {!isReadOnly && <SaveBar unsaved={form.isDirty} isSaving={form.isSaving} onDiscard={form.reset} />}
      </Box>
    </SettingsSection>
  );
}
