import { getMailAddress } from '@harborline/domain/api/inbox/mail-address';
import { inboundMailSchema, NO_INBOUND_MAIL } from '@harborline/domain/entities/library';
import { INBOUND_SETTINGS_TEXTS } from '@harborline/domain/texts/inbound-mail';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { useController } from 'react-hook-form';
import { callApi } from '../../../shared/api/call-api';
import { saveLibraryArea } from '../../../shared/library/save-library-area';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useRequest } from '../../../shared/requests/use-request';
import { useStaff } from '../../../shared/staff/session-context';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import { SettingsSection } from '../frame/settings-section';
import { useSettingsForm } from '../frame/use-settings-form';
import type { LibraryParts } from './watch-library';

interface InboundMailSectionProps {
  library: LibraryParts;
  isReadOnly: boolean;
  onDirty: (isDirty: boolean) => void;
}

/** The switch, as a form of its own. */
function OpensTickets({ library, isReadOnly, onDirty }: InboundMailSectionProps) {
  const { uid } = useStaff();
  const firestore = useStaffFirestore();
  const { inboundMail } = library.private;
  const saved = useMemo(() => inboundMail ?? NO_INBOUND_MAIL, [inboundMail]);
  const { control, ...form } = useSettingsForm({
    title: INBOUND_SETTINGS_TEXTS.title,
    saved,
    schema: inboundMailSchema,
    save: (changed) =>
      saveLibraryArea(firestore, {
        libraryId: library.public.id,
        uid,
        area: 'company',
        changes: { inboundMail: changed },
      }),
    isShared: true,
    onDirty,
  });
  const { field } = useController({ control, name: 'opensTickets' });
  return (
    <Box component="form" noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 2.5 }}>
      <FormControlLabel
        sx={{ ml: -1 }}
        label={INBOUND_SETTINGS_TEXTS.opensTickets}
        control={
          <Switch
            checked={field.value}
            disabled={isReadOnly}
            onChange={(_event, isOn) => field.onChange(isOn)}
            onBlur={field.onBlur}
          />
        }
      />
      {!isReadOnly && <SaveBar unsaved={form.isDirty} isSaving={form.isSaving} onDiscard={form.reset} />}
    </Box>
  );
}

function Address({ address }: { address: string }): ReactNode {
  return (
    <Typography>
      {INBOUND_SETTINGS_TEXTS.address}{' '}
      <Box component="strong" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
        {address}
      </Box>
    </Typography>
  );
}

/** The library's own address, and whether an email to it opens a ticket (D-98). */
export function InboundMailSection(props: InboundMailSectionProps) {
  // The address follows the key.
  const { state } = useRequest({
    key: ['mail-address', props.library.public.library_refkey],
    load: (signal) => callApi(getMailAddress, { signal }),
  });
  const address = state.status === 'ready' ? state.data.address : '';
  return (
    <SettingsSection title={INBOUND_SETTINGS_TEXTS.title} description={INBOUND_SETTINGS_TEXTS.help}>
      {state.status === 'loading' && <Skeleton width="60%" />}
      {(state.status === 'failed' || state.status === 'denied') && (
        <ErrorState title={INBOUND_SETTINGS_TEXTS.failed} onRetry={state.retry} />
      )}
      {state.status === 'ready' && address === '' && (
        <Typography>{INBOUND_SETTINGS_TEXTS.noAddress}</Typography>
      )}
      {address !== '' && (
        <>
          <Address address={address} />
          <OpensTickets {...props} />
        </>
      )}
    </SettingsSection>
  );
}
