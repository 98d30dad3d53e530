import {
  getTicketCategories,
  getTicketTiers,
  getTicketTypes,
} from '@harborline/domain/api/inbox/ticket-fields';
import type { TicketField } from '@harborline/domain/entities/ticket-fields';
import { ticketFields } from '@harborline/domain/stores/ticket-fields';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { readRecord } from '../../platform/store/read';

const optionsOf =
  (field: TicketField) =>
  async (_input: unknown, { support_lib_id: libraryId }: Staff) => ({
    options: (await readRecord(ticketFields(libraryId)))?.[field] ?? [],
  });

/** GET ticket_types, ticket_categories and ticket_tiers (S7.2-02). */
export const ticketFieldLists = [
  staffEndpoint(getTicketTypes, optionsOf('type')),
  staffEndpoint(getTicketCategories, optionsOf('category')),
  staffEndpoint(getTicketTiers, optionsOf('tier')),
];
