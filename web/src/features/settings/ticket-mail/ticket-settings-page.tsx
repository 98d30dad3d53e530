import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { TICKET_MAIL_TEXTS } from '@harborline/domain/texts/ticket-mail-settings';
import Alert from '@mui/material/Alert';
import { useMemo, useState } from 'react';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { watchLibraryParts } from '../library/watch-library';
import { TicketMailForm } from './ticket-mail-form';

/** /admin/profile/ticketsettings: who gets the email about a new ticket, and its subject (S2.7-09, S7.7). */
export function TicketSettingsPage() {
  const { support_lib_id: libraryId } = useStaff();
  const firestore = useStaffFirestore();
  const source = useMemo(() => watchLibraryParts(firestore, libraryId), [firestore, libraryId]);
  const { live, retry } = useSubscription(source);
  const [isDirty, setDirty] = useState(false);
  const blocker = useLeaveGuard(isDirty);
  const isReadOnly = !useMay('SupportLibraries/private.updateTicketMail');
  if (live.status === 'failed' || live.status === 'denied')
    return <ErrorState title={SETTINGS_TEXTS.loadFailed} onRetry={retry} />;
  return (
    <SettingsPageFrame title={TICKET_MAIL_TEXTS.title} intro={TICKET_MAIL_TEXTS.intro}>
      {isReadOnly && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
      {live.status === 'loading' ? (
        <SettingsSkeleton sections={2} />
      ) : (
        <TicketMailForm library={live.data} isReadOnly={isReadOnly} onDirty={setDirty} />
      )}
      <LeaveDialog blocker={blocker} description={SETTINGS_TEXTS.leaveBody} />
    </SettingsPageFrame>
  );
}
