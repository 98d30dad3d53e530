import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import LockIcon from '@mui/icons-material/LockOutlined';
import { useBusinessHours } from '../../../shared/teams/use-business-hours';
import { useTeams } from '../../../shared/teams/use-teams';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { CalendarList } from './calendar-list';
import { NoticeSection } from './notice/notice-section';

/** /admin/profile/businesshours: when the library's people work (D-130). */
export function BusinessHoursPage() {
  const { state, reload } = useBusinessHours();
  const teams = useTeams().state;
  const failed = (retry: () => void) => (
    <ErrorState title={BUSINESS_HOURS_TEXTS.loadFailed} onRetry={retry} />
  );
  if (state.status === 'failed') return failed(state.retry);
  // Without its teams, a calendar could be deleted as if it were nobody's.
  if (teams.status === 'failed') return failed(teams.retry);
  if (state.status === 'denied')
    return <EmptyState icon={<LockIcon />} title={BUSINESS_HOURS_TEXTS.denied} />;
  return (
    <SettingsPageFrame title={BUSINESS_HOURS_TEXTS.title} intro={BUSINESS_HOURS_TEXTS.intro}>
      {state.status === 'loading' || teams.status === 'loading' ? (
        <SettingsSkeleton sections={2} />
      ) : (
        <CalendarList hours={state.data} teams={teams.status === 'ready' ? teams.data : []} reload={reload} />
      )}
      <NoticeSection />
    </SettingsPageFrame>
  );
}
