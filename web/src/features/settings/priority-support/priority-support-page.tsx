import {
  getPrioritySupport,
  type PrioritySupportAnswer,
  putPrioritySupport,
} from '@harborline/domain/api/integration/priority-support';
import { PRIORITY_SUPPORT_TEXTS } from '@harborline/domain/texts/priority-support';
import LockIcon from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { callApi } from '../../../shared/api/call-api';
import { useRequest } from '../../../shared/requests/use-request';
import { useMay } from '../../../shared/staff/use-may';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { AddSupported } from './add-supported';
import { SupportSwitch } from './support-switch';
import { SupportedList } from './supported-list';
import { useSupportChanges } from './use-support-changes';

/** /admin/profile/prioritysupport: whose new tickets come first (S2.7-03, D-108). */
export function PrioritySupportPage() {
  const { state, reload } = useRequest({
    key: ['priority-support'],
    load: (signal) => callApi(getPrioritySupport, { signal }),
  });
  if (state.status === 'failed')
    return <ErrorState title={PRIORITY_SUPPORT_TEXTS.loadFailed} onRetry={state.retry} />;
  if (state.status === 'denied')
    return <EmptyState icon={<LockIcon />} title={PRIORITY_SUPPORT_TEXTS.denied} />;
  return (
    <SettingsPageFrame title={PRIORITY_SUPPORT_TEXTS.title} intro={PRIORITY_SUPPORT_TEXTS.intro}>
      {state.status === 'loading' ? (
        <SettingsSkeleton sections={2} />
      ) : (
        <Support support={state.data} reload={reload} />
      )}
    </SettingsPageFrame>
  );
}

interface SupportProps {
  readonly support: PrioritySupportAnswer;
  readonly reload: () => Promise<void>;
}

function Support({ support, reload }: SupportProps) {
  const mayChange = useMay(putPrioritySupport);
  const { run, isRunning } = useSupportChanges(reload);
  const parts = { support, isBusy: isRunning, mayChange, run };
  return (
    <>
      {!mayChange && <Alert severity="info">{PRIORITY_SUPPORT_TEXTS.readOnly}</Alert>}
      <Alert severity="warning">
        <AlertTitle>{PRIORITY_SUPPORT_TEXTS.claimTitle}</AlertTitle>
        {PRIORITY_SUPPORT_TEXTS.claimHelp}
      </Alert>
      <SupportSwitch {...parts} />
      {mayChange && <AddSupported {...parts} />}
      <SupportedList {...parts} />
    </>
  );
}
