import { userSchema } from '@harborline/domain/entities/user';
import { COLLECTIONS } from '@harborline/domain/paths';
import { type Membership, membershipOf } from '@harborline/domain/team/membership';
import { contentDocs } from './build-articles';
import { assignmentDocs } from './build-assignments';
import { automationDocs } from './build-automations';
import { blockedSenderDocs } from './build-blocked-senders';
import { cannedReplyDocs } from './build-canned-replies';
import { endedChatDocs } from './build-chats';
import { checklistDocs } from './build-checklists';
import { contentCopyDocs } from './build-content-copies';
import { conversationDocs, conversationRef, visitorUid } from './build-conversation';
import { courseDocs } from './build-courses';
import { customValueDocs } from './build-custom-values';
import { dutyDocs } from './build-duty';
import { emailDocs } from './build-email-log';
import { formDocs } from './build-forms';
import { heldRequestDocs } from './build-held-requests';
import { historyDocs } from './build-history';
import { insightDocs } from './build-insights';
import { invitationDocs } from './build-invitations';
import { libraryDocs } from './build-library';
import { macroDocs } from './build-macros';
import { mentionDocs } from './build-mentions';
import { newsDocs, withLatestNews } from './build-news';
import { openedTicketDocs } from './build-opened-tickets';
import { prioritySupportDocs } from './build-priorities';
import { ratingDocs } from './build-ratings';
import { replyDraftDocs } from './build-reply-drafts';
import { routingDocs } from './build-routing';
import { serviceLevelDocs } from './build-service-levels';
import { smartQueueDocs } from './build-smart-queues';
import { sopDocs } from './build-sops';
import { statusDocs } from './build-status';
import { subscriberDocs } from './build-subscribers';
import { tagDocs } from './build-tags';
import { businessHoursDocs, teamDocs } from './build-teams';
import { ticketFieldDocs } from './build-ticket-fields';
import { ticketLinkDocs } from './build-ticket-links';
import { translationDocs } from './build-translations';
import { visitorPeopleDocs } from './build-visitor-people';
import { CONVERSATIONS } from './conversations/index';
import { EVERYBODY } from './everybody';
import { demoLibrary, LIBRARIES, LIBRARY_IDS } from './libraries';
import { readContent } from './read-content';
import { DAY_MS, type SeedClock, type SeedDoc, steadyNumber } from './seed-doc';
import { ticketCounterDocs } from './ticket-numbers';

export interface DemoWorld {
  /** Firestore documents */
  readonly docs: readonly SeedDoc[];
  /** Realtime Database values by path, which functions mirror for its rules */
  readonly mirrors: Readonly<Record<string, unknown>>;
}

/** Memberships of the active people among the documents, as the functions mirror them. */
function membersMirror(docs: readonly SeedDoc[]): Record<string, Record<string, Membership>> {
  const members: Record<string, Record<string, Membership>> = {};
  for (const { path, data } of docs) {
    const [collection, uid = ''] = path.split('/');
    if (collection !== COLLECTIONS.users) continue;
    const person = userSchema.parse(data);
    if (!person.is_active) continue;
    const library = person.support_lib_id;
    members[library] = { ...members[library], [uid]: membershipOf(person) };
  }
  return members;
}

/** When each person was last seen: some hours or days ago. */
function lastSeenMirror(nowMs: number): Record<string, Record<string, number>> {
  const seen: Record<string, Record<string, number>> = {};
  for (const { libraryId, uid } of EVERYBODY) {
    const atMs = nowMs - Math.floor(steadyNumber(`${uid} seen`) * 3 * DAY_MS);
    seen[libraryId] = { ...seen[libraryId], [uid]: atMs };
  }
  return seen;
}

function accessMirror() {
  const entries = CONVERSATIONS.map((conversation) => [
    conversationRef(conversation),
    {
      support_lib_id: demoLibrary(conversation.library).id,
      visitors: { [visitorUid(conversation)]: true },
    },
  ]);
  return Object.fromEntries(entries);
}

/**
 * The whole demo world as data.
 * @param contentDir folder with one folder of Markdown per library
 */
export function buildWorld(contentDir: string, clock: SeedClock): DemoWorld {
  const libraries = LIBRARIES.map((library) => ({ library, content: readContent(contentDir, library.key) }));
  const availability = Object.values(LIBRARY_IDS).map((id) => [id, { online: 0, at: clock.nowMs }]);
  const docs = withLatestNews([
    ...libraries.flatMap(({ library, content }) => [
      ...libraryDocs(library, content),
      ...contentDocs(library, content, clock),
    ]),
    ...CONVERSATIONS.flatMap((conversation) => conversationDocs(conversation, clock)),
    ...endedChatDocs(clock),
    ...CONVERSATIONS.flatMap((conversation) => emailDocs(conversation, clock)),
    ...heldRequestDocs(clock),
    ...ticketCounterDocs(),
    ...tagDocs(),
    ...ticketFieldDocs(),
    ...customValueDocs(),
    ...teamDocs(),
    ...businessHoursDocs(),
    ...dutyDocs(clock.nowMs),
    ...serviceLevelDocs(),
    ...routingDocs(),
    ...smartQueueDocs(),
    ...blockedSenderDocs(clock),
    ...prioritySupportDocs(),
    ...mentionDocs(clock),
    ...historyDocs(clock),
    ...invitationDocs(clock),
    ...insightDocs(clock),
    ...newsDocs(clock),
    ...sopDocs(clock),
    ...checklistDocs(clock),
    ...replyDraftDocs(clock),
    ...visitorPeopleDocs(clock),
    ...ticketLinkDocs(clock),
    ...assignmentDocs(clock),
    ...openedTicketDocs(clock),
    ...ratingDocs(clock),
    ...contentCopyDocs(clock),
    ...statusDocs(clock),
    ...courseDocs(clock),
    ...subscriberDocs(clock),
    ...translationDocs(),
    ...cannedReplyDocs(),
    ...macroDocs(),
    ...formDocs(clock),
    ...automationDocs(clock),
  ]);
  return {
    docs,
    mirrors: {
      members: membersMirror(docs),
      access: accessMirror(),
      lastSeen: lastSeenMirror(clock.nowMs),
      availability: Object.fromEntries(availability),
    },
  };
}
