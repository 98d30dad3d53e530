import type { TeamRules } from '@harborline/domain/entities/routing-rules';
import type { Team } from '@harborline/domain/entities/teams';
import { ROUTING_SETTINGS_TEXTS as TEXTS } from '@harborline/domain/texts/routing-settings';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import { SettingsSection } from '../frame/settings-section';
import { type RoutingValues, teamRulesIn } from './routing-values';
import type { RoutingForm } from './use-routing-form';

/** A team, or what is of none. */
export interface Queue {
  readonly ref: string;
  readonly name: string;
}

function overflowText(rules: TeamRules, teams: readonly Team[]): string {
  const { chat_overflow_minutes: chats, ticket_overflow_minutes: tickets } = rules;
  if (rules.overflow === 'nobody') return TEXTS.overflowText.nobody;
  const helping = teams.find(({ ref }) => ref === rules.overflow_team_ref);
  return rules.overflow === 'team'
    ? TEXTS.overflowText.team(helping?.name ?? TEXTS.goneTeam, chats, tickets)
    : TEXTS.overflowText.anybody(chats, tickets);
}

/** What the rules of a team say, a line each. */
function linesOf(rules: TeamRules, { skills }: RoutingValues, teams: readonly Team[]): string[] {
  const { chat_wait_minutes: chats, ticket_wait_minutes: tickets } = rules;
  const waits = [
    ...(chats === null ? [] : [TEXTS.ownWaits.chats(chats)]),
    ...(tickets === null ? [] : [TEXTS.ownWaits.tickets(tickets)]),
  ];
  const needed = skills.filter(({ ref }) => rules.skill_refs.includes(ref)).map(({ name }) => name);
  return [
    waits.length === 0 ? TEXTS.libraryWaits : waits.join(', '),
    ...(rules.team_ref === '' ? [] : [overflowText(rules, teams)]),
    ...(needed.length === 0 ? [] : [TEXTS.needs(needed.join(', '))]),
  ];
}

interface RowProps {
  readonly name: string;
  readonly lines: readonly string[];
  readonly isReadOnly: boolean;
  readonly onEdit: () => void;
}

function TeamRow({ name, lines, isReadOnly, onEdit }: RowProps) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'start', gap: 1, px: 2, py: 1.25 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {lines.map((line) => (
          <Typography key={line} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))}
      </Box>
      {!isReadOnly && (
        <IconButton size="small" aria-label={TEXTS.editTeam(name)} onClick={onEdit}>
          <EditIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

interface SectionProps {
  readonly form: RoutingForm;
  readonly teams: readonly Team[];
  readonly isReadOnly: boolean;
  readonly onEdit: (team: Queue) => void;
}

/** The queues: each team, and what is of none. */
export function TeamsSection({ form, teams, isReadOnly, onEdit }: SectionProps) {
  const rows: readonly Queue[] = [...teams, { ref: '', name: TEXTS.noTeam }];
  return (
    <SettingsSection title={TEXTS.teams} description={TEXTS.teamsHelp}>
      <Box component="ul" aria-label={TEXTS.teams} sx={FRAMED_LIST}>
        {rows.map((team) => (
          <TeamRow
            key={team.ref}
            name={team.name}
            lines={linesOf(teamRulesIn(form.values, team.ref), form.values, teams)}
            isReadOnly={isReadOnly}
            onEdit={() => onEdit(team)}
          />
        ))}
      </Box>
    </SettingsSection>
  );
}
