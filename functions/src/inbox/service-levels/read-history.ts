import { NO_BUSINESS_HOURS } from '@harborline/domain/entities/business-hours';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { ServicePolicy } from '@harborline/domain/entities/service-levels';
import { LIMITS } from '@harborline/domain/limits';
import { ANNOUNCING_EVENTS } from '@harborline/domain/service-levels/due';
import { SORTING_EVENTS } from '@harborline/domain/service-levels/sorted-at';
import { closedLastAt, STATUS_EVENTS } from '@harborline/domain/service-levels/status-spans';
import type { TicketHistory, WorkingTimes } from '@harborline/domain/service-levels/ticket-clocks';
import { firstQuestionsAfter, newestAnswer, talkOf } from '@harborline/domain/stores/messages';
import { newestEventsOf } from '@harborline/domain/stores/ticket-events';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { findRecords } from '../../platform/store/read';
import { readBusinessHours } from '../business-hours/read-business-hours';
import { readTeams } from '../teams/read-team';

const EVERY_HOUR: WorkingTimes = { hours: NO_BUSINESS_HOURS, teams: [] };

/** When the people of a library work; read only where one of some policies counts working time. */
export async function readWorkingTimes(
  libraryId: string,
  policies: readonly Pick<ServicePolicy, 'counts_working_time'>[],
  transaction?: Transaction,
): Promise<WorkingTimes> {
  if (!policies.some(({ counts_working_time }) => counts_working_time)) return EVERY_HOUR;
  const [hours, teams] = await Promise.all([
    readBusinessHours(libraryId, transaction),
    readTeams(libraryId, transaction),
  ]);
  return { hours, teams };
}

/** What the clocks that run go by, and what was announced of them. */
const RUNNING_EVENTS = [...STATUS_EVENTS, ...ANNOUNCING_EVENTS];

/** A history, and whether there is more of it than was read. */
interface WholeHistory extends TicketHistory {
  readonly isCut: boolean;
}

/**
 * The whole history that clocks go by, the newest part of a very long one. What running clocks go by is read as for them alone,
 * so that both say the same however long it is; what the ticket was when others ended does not take its place.
 */
export async function readHistory(ref: string): Promise<WholeHistory> {
  const [running, sorting, messages] = await Promise.all([
    findRecords(newestEventsOf(ref, RUNNING_EVENTS, LIMITS.clockEvents)),
    findRecords(newestEventsOf(ref, [...SORTING_EVENTS], LIMITS.clockEvents)),
    findRecords(talkOf(ref, LIMITS.clockMessages)),
  ]);
  const isShortened = messages.length >= LIMITS.clockMessages;
  const isCut = isShortened || [running, sorting].some((events) => events.length >= LIMITS.clockEvents);
  return { events: [...running, ...sorting], messages, isShortened, isCut };
}

/** How many questions are read until one is found that was not taken to another ticket: nearly always the first is none (D-122). */
const QUESTIONS_READ = [1, 20, LIMITS.clockMessages];

/** What the visitor wrote first after a moment, and what still waits in this ticket; empty for nothing. */
async function readQuestion(transaction: Transaction, ref: string, sinceMs: number) {
  for (const most of QUESTIONS_READ) {
    const asked = firstQuestionsAfter(ref, Timestamp.fromMillis(sinceMs), most);
    const found = await findRecords(asked, transaction);
    const first = found.find(({ taken_to }) => taken_to === undefined);
    if (first !== undefined) return [first];
    if (found.length < most) break;
  }
  return [];
}

/**
 * What the clocks that run go by, which is little, however long the ticket is: the last answer, and what the visitor wrote first
 * after it and after the last closing. They are the same as by the whole history.
 */
export async function readRunning(ticket: Conversation, transaction: Transaction): Promise<TicketHistory> {
  const { id } = ticket;
  const [events, answers] = await Promise.all([
    findRecords(newestEventsOf(id, RUNNING_EVENTS, LIMITS.clockEvents), transaction),
    findRecords(newestAnswer(id), transaction),
  ]);
  const answeredMs = answers[0]?.created_at.toMillis() ?? 0;
  const sinceMs = Math.max(answeredMs, closedLastAt(ticket, events));
  return { events, messages: [...answers, ...(await readQuestion(transaction, id, sinceMs))] };
}
