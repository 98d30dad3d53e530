import * as contract from '@harborline/domain/api/inbox/teams';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { Team } from '@harborline/domain/entities/teams';
import { conversation } from '@harborline/domain/stores/conversations';
import { TEAMS_TEXTS } from '@harborline/domain/texts/teams';
import { fieldChange } from '@harborline/domain/tickets/ticket-change';
import type { Transaction } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { updateRecord } from '../../platform/store/write';
import type { TicketChanger } from '../change-ticket-status';
import { recordEvent } from '../history/record-event';
import { mustStillBe } from '../must-still-be';
import { readOwnTicket } from '../own-ticket';
import { readTeams } from './read-team';

/** The name of a team, '' for none; of one that is gone, a word that says so. */
function nameOf(teams: readonly Team[], teamRef: string): string {
  if (teamRef === '') return '';
  return teams.find(({ ref }) => ref === teamRef)?.name ?? TEAMS_TEXTS.gone;
}

/**
 * Gives a ticket that the transaction has read to a team, or to none (''). Reads, then writes.
 * @param onlyFrom what a step back takes back; undefined for any other step
 * @returns whether that changed anything
 * @throws ApiError 'not-found' if there is no such team; 'conflict' if somebody has chosen another since
 */
export async function setTeam(
  transaction: Transaction,
  ticket: Conversation,
  { teamRef, onlyFrom }: { readonly teamRef: string; readonly onlyFrom?: string | undefined },
  by: TicketChanger,
): Promise<boolean> {
  const teams = await readTeams(ticket.support_lib_id, transaction);
  if (teamRef !== '' && !teams.some(({ ref }) => ref === teamRef)) throw new ApiError('not-found');
  const before = ticket.team_ref ?? '';
  if (before === teamRef) return false;
  mustStillBe(before, onlyFrom);
  updateRecord(transaction, conversation(ticket.id), { team_ref: teamRef });
  const names = { from: nameOf(teams, before), to: nameOf(teams, teamRef) };
  recordEvent(transaction, ticket, fieldChange('team', { ...names, from_ref: before, to_ref: teamRef }), by);
  return true;
}

/** PATCH tickets/team: gives a ticket to a team, or to none (D-102). */
export const setTicketTeam = staffEndpoint(
  contract.setTicketTeam,
  async ({ conversation_ref, team_ref = '', only_from }, staff) => {
    await firestore().runTransaction(async (transaction) => {
      const ticket = await readOwnTicket(transaction, conversation_ref, staff);
      await setTeam(transaction, ticket, { teamRef: team_ref, onlyFrom: only_from }, { staff });
    });
    return { conversation_ref, team_ref };
  },
);
