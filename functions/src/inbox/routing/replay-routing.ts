import * as contract from '@harborline/domain/api/inbox/routing';
import { CHAT_SOURCE, type Conversation } from '@harborline/domain/entities/conversation';
import type { RoutingRules } from '@harborline/domain/entities/routing-rules';
import type { Team } from '@harborline/domain/entities/teams';
import { LIMITS } from '@harborline/domain/limits';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { replyToTickets, takeChats } from '@harborline/domain/permissions/requirements';
import type { WorkKind } from '@harborline/domain/routing/facts';
import { shiftsBetween, worksBy } from '@harborline/domain/routing/past-hours';
import { type PastPerson, type PastWork, replay } from '@harborline/domain/routing/replay';
import { countReplay } from '@harborline/domain/routing/replay-counts';
import { capacityOf, queuesOf, skillsOf } from '@harborline/domain/routing/rules';
import { chatsCreatedSince, ticketsCreatedSince } from '@harborline/domain/stores/conversations';
import { teammatesById } from '@harborline/domain/stores/users';
import { levelOf } from '@harborline/domain/tickets/priority';
import { Timestamp } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { findRecords } from '../../platform/store/read';
import { readBusinessHours } from '../business-hours/read-business-hours';
import { readChatSettings } from '../chats/chat-settings';
import { readTeams } from '../teams/read-team';
import { readRoutingRules } from './read-rules';
import { namesOf } from './rule-names';

const SPAN_MS = 7 * 24 * 60 * 60 * 1_000;
const MOST = LIMITS.replayedConversations;

type Rules = Omit<RoutingRules, 'version'>;

function workOf(conversation: Conversation): PastWork {
  const { id, source, team_ref, created_at, status, ...rest } = conversation;
  const since = rest.chat?.queued_at ?? created_at;
  // One that is parked or snoozed takes nobody's room. When one from before was closed is not always known.
  const endedMs = status !== 'open' ? (rest.status_changed_at ?? rest.last_message_at).toMillis() : null;
  return {
    ...{ id, kind: source === CHAT_SOURCE ? 'chat' : 'ticket', teamRef: team_ref ?? '' },
    ...{ sinceMs: since.toMillis(), level: levelOf(conversation), passedOver: '', endedMs },
  };
}

/** What both replays of a library go by. */
async function readPast(libraryId: string, nowMs: number) {
  const since = Timestamp.fromMillis(nowMs - SPAN_MS);
  const [chats, tickets, staff, teams, hours, settings] = await Promise.all([
    findRecords(chatsCreatedSince(libraryId, since, MOST + 1)),
    findRecords(ticketsCreatedSince(libraryId, since, MOST + 1)),
    findRecords(teammatesById(libraryId, true)),
    readTeams(libraryId),
    readBusinessHours(libraryId),
    readChatSettings(libraryId),
  ]);
  return { chats, tickets, staff, teams, hours, settings };
}

type Past = Awaited<ReturnType<typeof readPast>>;

function peopleOf({ staff, hours, teams }: Past, rules: Rules): PastPerson[] {
  return staff.map(({ id: uid, permissions }) => ({
    uid,
    hasRight: { chat: isAllowed(permissions, takeChats), ticket: isAllowed(permissions, replyToTickets) },
    skills: skillsOf(rules, uid),
    capacity: capacityOf(rules, uid),
    worksAt: worksBy(uid, hours, teams),
  }));
}

const kindsOf = ({ settings }: Past, rules: Rules): WorkKind[] => [
  ...(settings.isAutoAssigned ? (['chat'] as const) : []),
  ...(rules.gives_tickets ? (['ticket'] as const) : []),
];

/** POST routing/replay: what would have become of the same chats and tickets by the stored rules, and by others (D-137). */
export const replayRouting = staffEndpoint(
  contract.replayRouting,
  async (rules, { support_lib_id: libraryId }, { nowMs }) => {
    const [stored, past] = await Promise.all([readRoutingRules(libraryId), readPast(libraryId, nowMs)]);
    await namesOf(libraryId, { before: stored, after: rules });
    const [chats, tickets] = [past.chats.slice(0, MOST), past.tickets.slice(0, MOST)];
    const works = [...chats, ...tickets].map(workOf);
    const shiftsMs = shiftsBetween(past.hours, nowMs - SPAN_MS, nowMs);
    const teams: readonly Team[] = past.teams;
    const by = (asked: Rules) =>
      countReplay(
        replay(works, {
          people: peopleOf(past, asked),
          queues: queuesOf(asked, { teams, chats: past.settings }),
          kinds: kindsOf(past, asked),
          shiftsMs,
          untilMs: nowMs,
        }),
      );
    return {
      chats: chats.length,
      tickets: tickets.length,
      has_stopped: past.chats.length > MOST || past.tickets.length > MOST,
      has_hours: past.hours.calendars.length > 0,
      before: by(stored),
      after: by(rules),
    };
  },
);
