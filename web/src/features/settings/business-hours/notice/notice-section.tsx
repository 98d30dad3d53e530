import { getLoadNotice } from '@harborline/domain/api/inbox/load-notice';
import { LOAD_NOTICE_TEXTS } from '@harborline/domain/texts/load-notice';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { useState } from 'react';
import { callApi } from '../../../../shared/api/call-api';
import { useLeaveGuard } from '../../../../shared/hooks/use-leave-guard';
import { useRequest } from '../../../../shared/requests/use-request';
import { useMay } from '../../../../shared/staff/use-may';
import { ErrorState } from '../../../../shared/ui-admin/error-state';
import { LeaveDialog } from '../../../../shared/ui-admin/leave-dialog';
import { SettingsSkeleton } from '../../frame/settings-skeleton';
import { NoticeForm } from './notice-form';

/** The notice of unusual load (D-131), for those who manage the chat settings. */
export function NoticeSection() {
  const mayRead = useMay(getLoadNotice);
  const { state, reload } = useRequest({
    key: ['load-notice'],
    load: (signal) => callApi(getLoadNotice, { signal }),
    isNeeded: mayRead,
  });
  const [isDirty, setDirty] = useState(false);
  const blocker = useLeaveGuard(isDirty);
  if (!mayRead || state.status === 'denied') return null;
  if (state.status === 'failed')
    return <ErrorState title={LOAD_NOTICE_TEXTS.loadFailed} onRetry={state.retry} />;
  if (state.status === 'loading') return <SettingsSkeleton />;
  return (
    <>
      <NoticeForm notice={state.data} reload={reload} onDirty={setDirty} />
      <LeaveDialog blocker={blocker} description={SETTINGS_TEXTS.leaveBody} />
    </>
  );
}
