import { blockSender } from '@harborline/domain/api/inbox/blocked-senders';
import { BLOCKED_TEXTS } from '@harborline/domain/texts/blocked-senders';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import LockIcon from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import { useBlockChanges } from '../../../shared/blocked-senders/use-block-changes';
import { useBlockedSenders } from '../../../shared/blocked-senders/use-blocked-senders';
import { useMay } from '../../../shared/staff/use-may';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { AddSender } from './add-sender';
import { SenderSection } from './sender-section';

/** /admin/profile/blockedsenders: who may not write to the library (D-101). */
export function BlockedSendersPage() {
  const { state, reload } = useBlockedSenders();
  const { block, unblock, isRunning } = useBlockChanges(reload);
  const mayBlock = useMay(blockSender);
  if (state.status === 'failed') return <ErrorState title={BLOCKED_TEXTS.loadFailed} onRetry={state.retry} />;
  if (state.status === 'denied') return <EmptyState icon={<LockIcon />} title={BLOCKED_TEXTS.denied} />;
  return (
    <SettingsPageFrame title={BLOCKED_TEXTS.title} intro={BLOCKED_TEXTS.intro}>
      {!mayBlock && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
      {state.status === 'loading' ? (
        <SettingsSkeleton />
      ) : (
        <>
          {mayBlock && <AddSender isBusy={isRunning} block={block} />}
          <SenderSection
            senders={state.data}
            mayChange={mayBlock && !isRunning}
            onUnblock={mayBlock ? (sender) => void unblock(sender) : null}
          />
        </>
      )}
    </SettingsPageFrame>
  );
}
