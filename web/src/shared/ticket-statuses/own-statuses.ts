import type { PresentedStatus } from '@harborline/domain/api/inbox/ticket-statuses';
import type { OwnStatus } from '@harborline/domain/entities/ticket-fields';

/** The library's own statuses among all, in their order. */
export const ownStatuses = (statuses: readonly PresentedStatus[]): OwnStatus[] =>
  statuses.flatMap(({ ref, name, counts_as, is_own }) =>
    is_own && counts_as !== 'snoozed' ? [{ ref, name, counts_as }] : [],
  );
