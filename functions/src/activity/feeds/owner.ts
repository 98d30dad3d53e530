import type { FeedOwner } from '@harborline/domain/stores/feeds';
import type { Staff } from '../../platform/caller';

/** The caller's own feed in the current library. */
export const ownerOf = ({ uid, support_lib_id }: Staff): FeedOwner => ({ uid, libraryId: support_lib_id });
