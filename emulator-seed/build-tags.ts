import { ticketTags } from '@harborline/domain/stores/ticket-tags';
import type { DemoConversation } from './conversation-data';
import { LIBRARY_IDS } from './library-data';
import { type SeedDoc, seedDoc } from './seed-doc';

/** What Lumen's team calls its tickets. */
const TAGS = [
  { tag_ref: 'lumentagcharger', name: 'Charger' },
  { tag_ref: 'lumentagdelivery', name: 'Delivery' },
  { tag_ref: 'lumentagrefund', name: 'Refund' },
  { tag_ref: 'lumentagphoto', name: 'Photo needed' },
  { tag_ref: 'lumentagwarranty', name: 'Warranty' },
] as const;

const TAGGED: Readonly<Record<string, readonly (typeof TAGS)[number]['tag_ref'][]>> = {
  'battery-health-drop': ['lumentagcharger'],
  'damaged-fork-delivery': ['lumentagdelivery', 'lumentagrefund', 'lumentagphoto', 'lumentagwarranty'],
  'refund-not-arrived': ['lumentagrefund'],
  'recall-question': ['lumentagcharger'],
};

/** The `tag_ref`s of a ticket. */
export const tagsOf = ({ slug }: DemoConversation): string[] => [...(TAGGED[slug] ?? [])];

export const tagDocs = (): SeedDoc[] => [seedDoc(ticketTags(LIBRARY_IDS.lumen), { tags: [...TAGS] })];
