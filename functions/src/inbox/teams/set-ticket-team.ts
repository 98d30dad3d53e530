import * as contract from '@harborline/domain/api/inbox/teams';
import type { Team } from '@harborline/domain/entities/teams';
import { conversation } from '@harborline/domain/stores/conversations';
import { TEAMS_TEXTS } from '@harborline/domain/texts/teams';
import { fieldChange } from '@harborline/domain/tickets/ticket-change';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { updateRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { mustStillBe } from '../must-still-be';
import { readOwnTicket } from '../own-ticket';
import { readTeams } from './read-team';

/** The name of a team, '' for none; of one that is gone, a word that says so. */
function nameOf(teams: readonly Team[], teamRef: string): string {
  if (teamRef === '') return '';
  return teams.find(({ ref }) => ref === teamRef)?.name ?? TEAMS_TEXTS.gone;
}

/** PATCH tickets/team: gives a ticket to a team, or to none (D-102). */
export const setTicketTeam = staffEndpoint(
  contract.setTicketTeam,
  async ({ conversation_ref, team_ref = '', only_from }, staff) => {
    await firestore().runTransaction(async (transaction) => {
      const ticket = await readOwnTicket(transaction, conversation_ref, staff);
      const teams = await readTeams(staff.support_lib_id, transaction);
      if (team_ref !== '' && !teams.some(({ ref }) => ref === team_ref)) throw new ApiError('not-found');
      const before = ticket.team_ref ?? '';
      if (before === team_ref) return;
      mustStillBe(before, only_from);
      updateRecord(transaction, conversation(conversation_ref), { team_ref });
      const change = fieldChange('team', nameOf(teams, before), nameOf(teams, team_ref));
      recordEvent(transaction, ticket, change, { staff });
    });
    return { conversation_ref, team_ref };
  },
);
