import { ticketTags } from '@harborline/domain/stores/ticket-tags';
import type { LibraryTags } from '@harborline/domain/tickets/tags';
import type { Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/store/read';

/** The tags of a library, and those that are gone. */
export async function readTags(libraryId: string, transaction?: Transaction): Promise<LibraryTags> {
  const { tags = [], gone = [] } = (await readRecord(ticketTags(libraryId), transaction)) ?? {};
  return { tags, gone };
}
