import type { Conversation } from '@harborline/domain/entities/conversation';
import type { CustomField } from '@harborline/domain/entities/custom-field';
import { ticketFields } from '@harborline/domain/stores/ticket-fields';
import type { DemoConversation } from './conversation-data';
import { LIBRARY_IDS } from './library-data';
import { type SeedDoc, seedDoc } from './seed-doc';

/** How Lumen's team sorts its tickets. */
const OPTIONS = {
  type: [
    { ref: 'lumentypequestion', name: 'Question' },
    { ref: 'lumentypeproblem', name: 'Problem' },
    { ref: 'lumentypecomplaint', name: 'Complaint' },
  ],
  category: [
    { ref: 'lumencategorybattery', name: 'Battery and charging' },
    { ref: 'lumencategoryorders', name: 'Orders and delivery' },
    { ref: 'lumencategorybilling', name: 'Billing' },
  ],
  tier: [
    { ref: 'lumentierrider', name: 'Rider' },
    { ref: 'lumentierdealer', name: 'Dealer' },
  ],
} as const;

/** The statuses of Lumen's own (D-121). */
const STATUSES = [
  { ref: 'lumenstatusrefund', name: 'Refund under way', counts_as: 'open' },
  { ref: 'lumenstatussupplier', name: 'Waiting for supplier', counts_as: 'pending' },
] as const;

/** What Lumen's team notes about its tickets (D-126). */
const CUSTOM_FIELDS: readonly CustomField[] = [
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

const SORTED: Readonly<
  Record<string, Partial<Pick<Conversation, 'type_ref' | 'category_ref' | 'tier_ref' | 'own_status_ref'>>>
> = {
  'battery-health-drop': {
    type_ref: 'lumentypeproblem',
    category_ref: 'lumencategorybattery',
    tier_ref: 'lumentierrider',
  },
  'damaged-fork-delivery': { type_ref: 'lumentypecomplaint', category_ref: 'lumencategoryorders' },
  'refund-not-arrived': { type_ref: 'lumentypequestion', category_ref: 'lumencategorybilling' },
  'recalled-front-light': { own_status_ref: 'lumenstatussupplier' },
};

/** The type, category, tier and own status of a ticket, as far as it has them. */
export const ticketFieldsOf = ({ slug }: DemoConversation) => SORTED[slug] ?? {};

export const ticketFieldDocs = (): SeedDoc[] => [
  seedDoc(ticketFields(LIBRARY_IDS.lumen), {
    type: [...OPTIONS.type],
    category: [...OPTIONS.category],
    tier: [...OPTIONS.tier],
    statuses: [...STATUSES],
    custom_fields: [...CUSTOM_FIELDS],
  }),
];
