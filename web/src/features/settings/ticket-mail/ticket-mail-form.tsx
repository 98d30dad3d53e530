import { TICKET_MAIL_TEXTS } from '@harborline/domain/texts/ticket-mail-settings';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useMemo } from 'react';
import { type Control, useController } from 'react-hook-form';
import { TextField } from '../../../shared/forms/text-field';
import { saveLibraryArea } from '../../../shared/library/save-library-area';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import { SettingsSection } from '../frame/settings-section';
import { useSettingsForm } from '../frame/use-settings-form';
import type { LibraryParts } from '../library/watch-library';
import { SubjectField } from './subject-field';
import { TICKET_MAIL_RULES, type TicketMailValues, ticketMailSchema } from './ticket-mail-values';
import { TicketPreview } from './ticket-preview';

interface TicketMailFormProps {
  library: LibraryParts;
  isReadOnly: boolean;
  onDirty: (isDirty: boolean) => void;
}

/** The form of the email about a new ticket, and how such an email would be addressed. */
export function TicketMailForm({ library, isReadOnly, onDirty }: TicketMailFormProps) {
  const { uid } = useStaff();
  const firestore = useStaffFirestore();
  const { ticket, is_white_label: isWhiteLabel } = library.private;
  const saved = useMemo(
    (): TicketMailValues => ({
      selfManaged: ticket.selfManaged,
      contactEmail: ticket.contactEmail,
      supportEmailSubject: ticket.supportEmailSubject,
    }),
    [ticket],
  );
  const { control, values, ...form } = useSettingsForm({
    title: TICKET_MAIL_TEXTS.mailTitle,
    saved,
    schema: ticketMailSchema,
    save: (changed) =>
      saveLibraryArea(firestore, {
        libraryId: library.public.id,
        uid,
        area: 'ticketMail',
        changes: { ticket: changed },
      }),
    isShared: true,
    onDirty,
  });
  const fields = { control, isReadOnly };
  return (
    <>
      <SettingsSection title={TICKET_MAIL_TEXTS.mailTitle} description={TICKET_MAIL_TEXTS.mailHelp}>
        <Box component="form" noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 2.5 }}>
          <SelfManaged {...fields} isWhiteLabel={isWhiteLabel} />
          <TextField
            {...fields}
            name="contactEmail"
            {...TICKET_MAIL_RULES.contactEmail}
            type="email"
            autoComplete="email"
            helpText={TICKET_MAIL_TEXTS.contactEmailHelp}
          />
          <SubjectField {...fields} />
          {!isReadOnly && <SaveBar unsaved={form.isDirty} isSaving={form.isSaving} onDiscard={form.reset} />}
        </Box>
      </SettingsSection>
      <TicketPreview library={library} ticket={values} />
    </>
  );
}

interface SelfManagedProps {
  control: Control<TicketMailValues>;
  isReadOnly: boolean;
  isWhiteLabel: boolean;
}

function SelfManaged({ control, isReadOnly, isWhiteLabel }: SelfManagedProps) {
  const { field } = useController({ control, name: 'selfManaged' });
  return (
    <div>
      <FormControlLabel
        sx={{ ml: -1 }}
        label={TICKET_MAIL_TEXTS.selfManaged}
        control={
          <Switch
            checked={field.value}
            disabled={isReadOnly}
            onChange={(_event, isOn) => field.onChange(isOn)}
            onBlur={field.onBlur}
          />
        }
      />
      {isWhiteLabel && <FormHelperText sx={{ mx: 0 }}>{TICKET_MAIL_TEXTS.whiteLabelHelp}</FormHelperText>}
    </div>
  );
}
