import { type LoadNoticeAnswer, putLoadNotice } from '@harborline/domain/api/inbox/load-notice';
import { LIMITS } from '@harborline/domain/limits';
import { LOAD_NOTICE_TEXTS } from '@harborline/domain/texts/load-notice';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type Control, useController } from 'react-hook-form';
import { callApi } from '../../../../shared/api/call-api';
import { refusalText } from '../../../../shared/api/refusal-text';
import { useMay } from '../../../../shared/staff/use-may';
import { SaveBar } from '../../../../shared/ui-admin/save-bar';
import { TextInput } from '../../../../shared/ui-admin/text-input';
import { SettingsSection } from '../../frame/settings-section';
import { useSettingsForm } from '../../frame/use-settings-form';
import { type NoticeValues, noticeOf, noticeValuesOf, noticeValuesSchema } from './notice-values';

interface FieldProps {
  readonly control: Control<NoticeValues>;
  readonly isDisabled: boolean;
}

interface TextFieldProps extends FieldProps {
  readonly name: 'text' | 'until' | 'waitingChats' | 'openTickets';
  readonly label: string;
  readonly helpText?: string;
  readonly placeholder?: string;
  readonly type?: 'datetime-local';
}

function NoticeField({ control, isDisabled, name, type, ...texts }: TextFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const isLong = name === 'text';
  return (
    <TextInput
      {...texts}
      {...(type !== undefined && { type })}
      multiline={isLong}
      {...(isLong && { minRows: 2 })}
      disabled={isDisabled}
      inputRef={field.ref}
      value={field.value}
      errorText={fieldState.error?.message}
      inputProps={
        isLong
          ? { maxLength: LIMITS.loadNotice, dir: 'auto' }
          : { ...(type === undefined && { inputMode: 'numeric', maxLength: 4 }) }
      }
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

interface SwitchFieldProps extends FieldProps {
  readonly name: 'isOn' | 'onHolidays';
  readonly label: string;
}

function SwitchField({ control, isDisabled, name, label }: SwitchFieldProps) {
  const { field } = useController({ control, name });
  return (
    <FormControlLabel
      sx={{ ml: -1 }}
      label={label}
      control={
        <Switch
          checked={field.value}
          disabled={isDisabled}
          onChange={(_event, isOn) => field.onChange(isOn)}
          onBlur={field.onBlur}
        />
      }
    />
  );
}

const IN_TWO = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

interface NoticeFormProps {
  readonly notice: LoadNoticeAnswer;
  readonly reload: () => Promise<void>;
  readonly onDirty: (isDirty: boolean) => void;
}

/** What visitors are told while more comes in than usual: by hand, or by a rule. */
export function NoticeForm({ notice, reload, onDirty }: NoticeFormProps) {
  const isReadOnly = !useMay(putLoadNotice);
  const { control, ...form } = useSettingsForm({
    title: LOAD_NOTICE_TEXTS.title,
    saved: noticeValuesOf(notice),
    schema: noticeValuesSchema,
    save: async (values) => {
      // Also after a refusal: what a teammate has changed since is shown beside what was edited here.
      await callApi(putLoadNotice, { body: { ...noticeOf(values), version: notice.version } }).finally(
        reload,
      );
    },
    failureText: (error) => refusalText(error, '') || null,
    isShared: true,
    onDirty,
  });
  const fields = { control, isDisabled: isReadOnly };
  return (
    <Box component="form" noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 'inherit' }}>
      <SettingsSection title={LOAD_NOTICE_TEXTS.title} description={LOAD_NOTICE_TEXTS.help}>
        <Alert severity={notice.is_shown ? 'warning' : 'info'}>
          {notice.is_shown ? LOAD_NOTICE_TEXTS.shownNow : LOAD_NOTICE_TEXTS.hiddenNow}
        </Alert>
        <NoticeField
          {...fields}
          name="text"
          label={LOAD_NOTICE_TEXTS.text}
          placeholder={LOAD_NOTICE_TEXTS.textExample}
        />
        <SwitchField {...fields} name="isOn" label={LOAD_NOTICE_TEXTS.isOn} />
        <Box sx={IN_TWO}>
          <NoticeField
            {...fields}
            isDisabled={isReadOnly || !form.values.isOn}
            name="until"
            type="datetime-local"
            label={LOAD_NOTICE_TEXTS.until}
            helpText={LOAD_NOTICE_TEXTS.untilHelp}
          />
        </Box>
        <Typography variant="subtitle2" component="h3">
          {LOAD_NOTICE_TEXTS.rules}
        </Typography>
        <Box sx={IN_TWO}>
          <NoticeField
            {...fields}
            name="waitingChats"
            label={LOAD_NOTICE_TEXTS.waitingChats}
            helpText={LOAD_NOTICE_TEXTS.countHelp}
          />
          <NoticeField
            {...fields}
            name="openTickets"
            label={LOAD_NOTICE_TEXTS.openTickets}
            helpText={LOAD_NOTICE_TEXTS.countHelp}
          />
        </Box>
        <SwitchField {...fields} name="onHolidays" label={LOAD_NOTICE_TEXTS.onHolidays} />
      </SettingsSection>
      {!isReadOnly && <SaveBar unsaved={form.isDirty} isSaving={form.isSaving} onDiscard={form.reset} />}
    </Box>
  );
}
