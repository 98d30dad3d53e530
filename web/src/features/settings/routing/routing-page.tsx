import { ROUTING_SETTINGS_TEXTS } from '@harborline/domain/texts/routing-settings';
import LockIcon from '@mui/icons-material/LockOutlined';
import { useStaff } from '../../../shared/staff/session-context';
import { useLivePeopleWho } from '../../../shared/staff/use-people-who';
import { useTeams } from '../../../shared/teams/use-teams';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { RoutingForm } from './routing-form';
import { useRouting } from './use-routing';

const EVERYBODY = { slugs: [] } as const;

/** /admin/profile/routing: who gets chats and tickets that nobody takes (D-137). */
export function RoutingPage() {
  const { support_lib_id: libraryId } = useStaff();
  const { state, reload } = useRouting();
  const teams = useTeams().state;
  const people = useLivePeopleWho(libraryId, EVERYBODY);
  if (state.status === 'denied')
    return <EmptyState icon={<LockIcon />} title={ROUTING_SETTINGS_TEXTS.denied} />;
  for (const part of [state, teams, people])
    if (part.status === 'failed' || part.status === 'denied')
      return <ErrorState title={ROUTING_SETTINGS_TEXTS.loadFailed} onRetry={part.retry} />;
  const isReady = state.status === 'ready' && teams.status === 'ready' && people.status === 'ready';
  return (
    <SettingsPageFrame title={ROUTING_SETTINGS_TEXTS.title} intro={ROUTING_SETTINGS_TEXTS.intro}>
      {isReady ? (
        <RoutingForm rules={state.data} teams={teams.data} people={people.data} reload={reload} />
      ) : (
        <SettingsSkeleton />
      )}
    </SettingsPageFrame>
  );
}
