import { SERVICE_LEVEL_SETTINGS_TEXTS } from '@harborline/domain/texts/service-level-settings';
import LockIcon from '@mui/icons-material/LockOutlined';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { PolicyList } from './policy-list';
import { useServiceLevels } from './use-service-levels';

/** /admin/profile/servicelevels: what the library promises for its tickets (D-135). */
export function ServiceLevelsPage() {
  const { state, reload } = useServiceLevels();
  if (state.status === 'denied')
    return <EmptyState icon={<LockIcon />} title={SERVICE_LEVEL_SETTINGS_TEXTS.denied} />;
  if (state.status === 'failed')
    return <ErrorState title={SERVICE_LEVEL_SETTINGS_TEXTS.loadFailed} onRetry={state.retry} />;
  return (
    <SettingsPageFrame title={SERVICE_LEVEL_SETTINGS_TEXTS.title} intro={SERVICE_LEVEL_SETTINGS_TEXTS.intro}>
      {state.status === 'loading' ? <SettingsSkeleton /> : <PolicyList levels={state.data} reload={reload} />}
    </SettingsPageFrame>
  );
}
