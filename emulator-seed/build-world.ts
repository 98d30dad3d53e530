import { contentDocs } from './build-articles';
import { conversationDocs, conversationRef, visitorUid } from './build-conversation';
import { emailDocs } from './build-email-log';
import { heldRequestDocs } from './build-held-requests';
import { historyDocs } from './build-history';
import { invitationDocs } from './build-invitations';
import { libraryDocs } from './build-library';
import { translationDocs } from './build-translations';
import { CONVERSATIONS } from './conversations/index';
import { EVERYBODY } from './everybody';
import { demoLibrary, LIBRARIES, LIBRARY_IDS } from './libraries';
import { readContent } from './read-content';
import { DAY_MS, type SeedClock, type SeedDoc, steadyNumber } from './seed-doc';
import { ticketCounterDocs } from './ticket-numbers';

export interface DemoWorld {
  /** Firestore documents */
  readonly docs: readonly SeedDoc[];
  /** Realtime Database values by path: what functions mirror for its rules */
  readonly mirrors: Readonly<Record<string, unknown>>;
}

function membersMirror(): Record<string, Record<string, true>> {
  const members: Record<string, Record<string, true>> = {};
  for (const { libraryId, uid, isActive } of EVERYBODY) {
    if (isActive !== false) members[libraryId] = { ...members[libraryId], [uid]: true };
  }
  return members;
}

/** When everybody was last there: some hours or days ago. */
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
  return {
    docs: [
      ...libraries.flatMap(({ library, content }) => [
        ...libraryDocs(library, content.categories),
        ...contentDocs(library, content, clock),
      ]),
      ...CONVERSATIONS.flatMap((conversation) => conversationDocs(conversation, clock)),
      ...CONVERSATIONS.flatMap((conversation) => emailDocs(conversation, clock)),
      ...heldRequestDocs(clock),
      ...ticketCounterDocs(),
      ...historyDocs(clock),
      ...invitationDocs(clock),
      ...translationDocs(),
    ],
    mirrors: {
      members: membersMirror(),
      access: accessMirror(),
      lastSeen: lastSeenMirror(clock.nowMs),
      availability: Object.fromEntries(availability),
    },
  };
}
