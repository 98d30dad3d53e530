import { adminLinks } from '../../../shared/routes/admin-links';

/** The address of the other ticket of a split, whatever its status. */
export const linkToSplit = (conversation: string): string =>
  adminLinks.inbox({ status: 'all', conversation });
