import type { CustomField } from '@harborline/domain/entities/custom-field';
import { customValues } from '@harborline/domain/stores/custom-values';
import { conversationRef } from './build-conversation';
import { CONVERSATIONS } from './conversations/index';
import { LIBRARY_IDS } from './library-data';
import { type SeedDoc, seedDoc } from './seed-doc';

/** What Lumen's team notes about its tickets (D-126). */
export const CUSTOM_FIELDS: readonly CustomField[] = [
  { ref: 'lumenfieldorder', name: 'Order number', kind: 'text', options: [] },
  {
    ref: 'lumenfieldwarranty',
    name: 'Warranty',
    kind: 'choice',
    options: [
      { ref: 'lumenwarrantyin', name: 'In warranty' },
      { ref: 'lumenwarrantyout', name: 'Out of warranty' },
      { ref: 'lumenwarrantygoodwill', name: 'Goodwill' },
    ],
  },
];

const VALUES: Readonly<Record<string, Record<string, string>>> = {
  'damaged-fork-delivery': { lumenfieldorder: '104655', lumenfieldwarranty: 'lumenwarrantyin' },
};

/** What tickets have in the fields. */
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
