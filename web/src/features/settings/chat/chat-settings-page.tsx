import { DEFAULT_CHAT_SETTINGS } from '@harborline/domain/entities/chat-settings';
import { CHAT_SETTINGS_TEXTS } from '@harborline/domain/texts/chat-settings';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
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
import { watchPublicPart } from '../library/watch-library';
import { ChatSettingsForm } from './chat-settings-form';

/** /admin/profile/chatsettings: what visitors are asked before a chat, and who gets it (D-92). */
export function ChatSettingsPage() {
  const { support_lib_id: libraryId } = useStaff();
  const firestore = useStaffFirestore();
  const source = useMemo(() => watchPublicPart(firestore, libraryId), [firestore, libraryId]);
  const { live, retry } = useSubscription(source);
  const [isDirty, setDirty] = useState(false);
  const blocker = useLeaveGuard(isDirty);
  const isReadOnly = !useMay('SupportLibraries.updateChatSettings');
  if (live.status === 'failed' || live.status === 'denied')
    return <ErrorState title={SETTINGS_TEXTS.loadFailed} onRetry={retry} />;
  return (
    <SettingsPageFrame title={CHAT_SETTINGS_TEXTS.title} intro={CHAT_SETTINGS_TEXTS.intro}>
      {isReadOnly && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
      {live.status === 'loading' ? (
        <SettingsSkeleton />
      ) : (
        <ChatSettingsForm
          saved={live.data.chatSettings ?? DEFAULT_CHAT_SETTINGS}
          isReadOnly={isReadOnly}
          onDirty={setDirty}
        />
      )}
      <LeaveDialog blocker={blocker} description={SETTINGS_TEXTS.leaveBody} />
    </SettingsPageFrame>
  );
}
