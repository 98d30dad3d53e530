import type { BusinessHoursAnswer } from '@harborline/domain/api/inbox/business-hours';
import { createTeam } from '@harborline/domain/api/inbox/teams';
import type { NamedCalendar } from '@harborline/domain/entities/business-hours';
import type { Team } from '@harborline/domain/entities/teams';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { TEAMS_TEXTS } from '@harborline/domain/texts/teams';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRowFocus } from '../../../shared/hooks/use-row-focus';
import type { Loadable } from '../../../shared/requests/loadable';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { useLivePeopleWho } from '../../../shared/staff/use-people-who';
import { useBusinessHours } from '../../../shared/teams/use-business-hours';
import { useTeams } from '../../../shared/teams/use-teams';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import type { People } from './people';
import { TeamDialog } from './team-dialog';
import { TeamRow } from './team-row';
import { type TeamWords, useTeamChanges } from './use-team-changes';

const EVERYBODY = { slugs: [] } as const;

type Asked =
  | { readonly what: 'create' }
  | { readonly what: 'edit' | 'remove'; readonly team: Team }
  | { readonly what: 'nothing' };

interface TeamsProps {
  readonly teams: readonly Team[];
  readonly people: People;
  /** none for people who may not read them; undefined until they are there */
  readonly calendars: readonly NamedCalendar[] | undefined;
  readonly reload: () => Promise<void>;
}

function Teams({ teams, people, calendars, reload }: TeamsProps) {
  const { run, isRunning } = useTeamChanges(reload);
  const [asked, setAsked] = useState<Asked>({ what: 'nothing' });
  const close = () => setAsked({ what: 'nothing' });
  const mayChange = useMay(createTeam);
  const { list, leaveRow } = useRowFocus();
  const isGone = asked.what === 'edit' && teams.every(({ ref }) => ref !== asked.team.ref);
  const save = async (words: Partial<TeamWords>) => {
    const isDone = await run(
      asked.what === 'edit'
        ? { kind: 'change', team: asked.team, words }
        : { kind: 'create', words: { name: '', member_uids: [], ...words } },
    );
    if (isDone) close();
  };
  const remove = async (team: Team) => {
    const index = teams.indexOf(team);
    if (!(await run({ kind: 'remove', team }))) return;
    leaveRow(index, 'delete');
    close();
  };
  return (
    <>
      {mayChange ? (
        <Box>
          <Button variant="contained" onClick={() => setAsked({ what: 'create' })}>
            {TEAMS_TEXTS.create}
          </Button>
        </Box>
      ) : (
        <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>
      )}
      {teams.length === 0 ? (
        <EmptyState icon={<GroupsIcon />} title={TEAMS_TEXTS.empty} description={TEAMS_TEXTS.emptyBody} />
      ) : (
        <Box component="ul" ref={list} aria-label={TEAMS_TEXTS.title} sx={FRAMED_LIST}>
          {teams.map((team) => (
            <TeamRow
              key={team.ref}
              team={team}
              people={people}
              calendar={calendars?.find(({ ref }) => ref === team.calendar_ref)?.name}
              mayChange={mayChange}
              onEdit={() => setAsked({ what: 'edit', team })}
              onRemove={() => setAsked({ what: 'remove', team })}
            />
          ))}
        </Box>
      )}
      {(asked.what === 'create' || asked.what === 'edit') && !isGone && calendars !== undefined && (
        <TeamDialog
          team={asked.what === 'edit' ? asked.team : null}
          teams={teams}
          people={people}
          calendars={calendars}
          isBusy={isRunning}
          onSave={(words) => void save(words)}
          onClose={close}
        />
      )}
      {asked.what === 'remove' && (
        <ConfirmDialog
          isOpen
          isDestructive
          isBusy={isRunning}
          title={TEAMS_TEXTS.removeTitle(asked.team.name)}
          description={TEAMS_TEXTS.removeBody}
          confirmLabel={TEAMS_TEXTS.removeConfirm}
          onConfirm={() => void remove(asked.team)}
          onCancel={close}
        />
      )}
    </>
  );
}

const calendarsOf = (hours: Loadable<BusinessHoursAnswer>): readonly NamedCalendar[] | undefined => {
  if (hours.status === 'loading') return undefined;
  return hours.status === 'ready' ? hours.data.calendars : [];
};

/** /admin/profile/teams: the teams of the library (S7.2-13, D-102). */
export function TeamsPage() {
  const { support_lib_id: libraryId } = useStaff();
  const { state, reload } = useTeams();
  const hours = useBusinessHours().state;
  const people = useLivePeopleWho(libraryId, EVERYBODY);
  if (state.status === 'failed' || state.status === 'denied')
    return <ErrorState title={TEAMS_TEXTS.loadFailed} onRetry={state.retry} />;
  if (people.status === 'failed' || people.status === 'denied')
    return <ErrorState title={TEAMS_TEXTS.loadFailed} onRetry={people.retry} />;
  return (
    <SettingsPageFrame title={TEAMS_TEXTS.title} intro={TEAMS_TEXTS.intro}>
      {state.status === 'loading' || people.status === 'loading' ? (
        <SettingsSkeleton />
      ) : (
        <Teams teams={state.data} people={people.data} calendars={calendarsOf(hours)} reload={reload} />
      )}
    </SettingsPageFrame>
  );
}
