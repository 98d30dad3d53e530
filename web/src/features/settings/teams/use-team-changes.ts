import { changeTeam, createTeam, deleteTeam } from '@harborline/domain/api/inbox/teams';
import type { Team } from '@harborline/domain/entities/teams';
import { TEAMS_TEXTS } from '@harborline/domain/texts/teams';
import { ApiError, callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';

/** What is written in the dialog of a team. */
export type TeamWords = Pick<Team, 'name' | 'member_uids' | 'calendar_ref'>;

type TeamStep =
  | { readonly kind: 'create'; readonly words: TeamWords }
  | { readonly kind: 'change'; readonly team: Team; readonly words: Partial<TeamWords> }
  | { readonly kind: 'remove'; readonly team: Team };

function send(step: TeamStep) {
  if (step.kind === 'create') return callApi(createTeam, { body: step.words });
  const query = { team_ref: step.team.ref };
  return step.kind === 'change'
    ? callApi(changeTeam, { query, body: step.words })
    : callApi(deleteTeam, { query });
}

function doneText(step: TeamStep): string {
  if (step.kind === 'create') return TEAMS_TEXTS.created(step.words.name);
  return step.kind === 'remove' ? TEAMS_TEXTS.removed(step.team.name) : TEAMS_TEXTS.saved;
}

/** Changes the teams of the library, and says what came of it. @param reload reads them again */
export function useTeamChanges(reload: () => Promise<void>) {
  const toasts = useToasts();
  const { run, isRunning } = useChange({
    name: 'team-not-changed',
    run: send,
    onDone: (_, step) => {
      toasts.success(doneText(step));
      return reload();
    },
    onRefused: (error, step) => {
      if (step.kind === 'create' || !(error instanceof ApiError) || error.status !== 404)
        return toasts.error(refusalText(error, TEAMS_TEXTS.failed));
      toasts.error(TEAMS_TEXTS.changedMeanwhile);
      void reload();
    },
  });
  return { run, isRunning };
}
