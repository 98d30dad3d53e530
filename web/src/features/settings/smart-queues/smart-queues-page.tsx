import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import LockIcon from '@mui/icons-material/LockOutlined';
import { useSmartQueues } from '../../../shared/smart-queues/use-smart-queues';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { QueueList } from './queue-list';

/** /admin/profile/smartqueues: what people draw tickets from (S2.7-11, D-115). */
export function SmartQueuesPage() {
  const { state } = useSmartQueues();
  if (state.status === 'denied') return <EmptyState icon={<LockIcon />} title={SMART_QUEUE_TEXTS.denied} />;
  if (state.status === 'failed')
    return <ErrorState title={SMART_QUEUE_TEXTS.loadFailed} onRetry={state.retry} />;
  return (
    <SettingsPageFrame title={SMART_QUEUE_TEXTS.title} intro={SMART_QUEUE_TEXTS.intro}>
      {state.status === 'loading' ? <SettingsSkeleton /> : <QueueList stored={state.data} />}
    </SettingsPageFrame>
  );
}
