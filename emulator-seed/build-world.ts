import { contentDocs } from './build-articles';
import { conversationDocs, conversationRef, visitorUid } from './build-conversation';
import { libraryDocs } from './build-library';
import { CONVERSATIONS } from './conversations/index';
import { demoLibrary, LIBRARIES, LIBRARY_IDS } from './libraries';
import { PEOPLE } from './people';
import { readContent } from './read-content';
import type { SeedClock, SeedDoc } from './seed-doc';

export interface DemoWorld {
  /** Firestore documents */
  readonly docs: readonly SeedDoc[];
  /** Realtime Database values by path: what functions mirror for its rules */
  readonly mirrors: Readonly<Record<string, unknown>>;
}

function membersMirror(): Record<string, Record<string, true>> {
  const members: Record<string, Record<string, true>> = {};
  for (const { libraryId, uid } of PEOPLE) members[libraryId] = { ...members[libraryId], [uid]: true };
  return members;
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
    ],
    mirrors: {
      members: membersMirror(),
      access: accessMirror(),
      availability: Object.fromEntries(availability),
    },
  };
}
