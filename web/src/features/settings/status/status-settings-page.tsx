import { arrangeStatusPage } from '@harborline/domain/api/admin/status';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Alert from '@mui/material/Alert';
import { useNow } from '../../../shared/hooks/use-now';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { DeniedState } from '../../../shared/ui-admin/denied-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { ComponentsSection } from './components-section';
import { IncidentsSection } from './incidents-section';
import { SubscribersSection } from './subscribers-section';
import { useStatusPage } from './use-status-page';
import { VisibilitySection } from './visibility-section';

/** Maintenance begins and ends by itself, to the minute. */
const REFRESH_MS = 20_000;

/** /admin/profile/statuspage: components, incidents and maintenance as visitors see them (D-32, D-38). */
export function StatusSettingsPage() {
  // What is on its way to one library must not show in another.
  return <StatusSettings key={useStaff().support_lib_id} />;
}

function StatusSettings() {
  const { live, retry, save } = useStatusPage();
  const isReadOnly = !useMay(arrangeStatusPage);
  const nowMs = useNow(REFRESH_MS);
  if (live.status === 'failed') {
    return <ErrorState title={STATUS_SETTINGS_TEXTS.loadFailed} onRetry={retry} />;
  }
  if (live.status === 'denied') return <DeniedState />;
  return (
    <SettingsPageFrame title={STATUS_SETTINGS_TEXTS.title} intro={STATUS_SETTINGS_TEXTS.intro}>
      {isReadOnly && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
      {live.status === 'loading' ? (
        <SettingsSkeleton sections={3} />
      ) : (
        <>
          <VisibilitySection
            isPublished={live.data.content.is_published}
            isReadOnly={isReadOnly}
            save={save}
          />
          <IncidentsSection content={live.data.content} {...{ nowMs, isReadOnly, save }} />
          <ComponentsSection content={live.data.content} {...{ nowMs, isReadOnly, save }} />
          <SubscribersSection version={live.data.version} isReadOnly={isReadOnly} />
        </>
      )}
    </SettingsPageFrame>
  );
}
