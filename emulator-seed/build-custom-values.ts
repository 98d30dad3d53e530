import { customValues } from '@harborline/domain/stores/custom-values';
import { conversationRef } from './build-conversation';
import { CONVERSATIONS } from './conversations/index';
import { LIBRARY_IDS } from './library-data';
import { type SeedDoc, seedDoc } from './seed-doc';

/** What tickets have in the fields, by slug of the conversation (D-126). */
const VALUES: Readonly<Record<string, Record<string, string>>> = {
  'damaged-fork-delivery': { lumenfieldorder: '104655', lumenfieldwarranty: 'lumenwarrantyin' },
};

/** The values of tickets that have any. */
export const customValueDocs = (): SeedDoc[] =>
  CONVERSATIONS.flatMap((conversation) => {
    const values = VALUES[conversation.slug];
    const ref = conversationRef(conversation);
    return values === undefined
      ? []
      : [
          seedDoc(customValues(ref), {
            support_lib_id: LIBRARY_IDS.lumen,
            conversation_ref: ref,
            values,
          }),
        ];
  });
