import type { LibraryPublic } from '@harborline/domain/entities/library';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { config } from '../../platform/config';
import { subscriptionToken } from './subscription-token';

type Keyed = Pick<LibraryPublic, 'library_refkey'>;

/** Address of a library's status page, for mails. */
export const statusUrl = ({ library_refkey }: Keyed): string =>
  config().publicOrigin + publicLinks(library_refkey).status();

/** Address of the page that confirms a subscription in its present round. */
export const confirmUrl = ({ library_refkey }: Keyed, id: string, round: string): string =>
  config().publicOrigin +
  publicLinks(library_refkey).subscription('confirm', subscriptionToken(id, { confirm: round }));

/** Address of the page that ends a subscription, and to which mail programs post to end it by one click. */
export const unsubscribeUrl = ({ library_refkey }: Keyed, id: string): string =>
  config().publicOrigin +
  publicLinks(library_refkey).subscription('unsubscribe', subscriptionToken(id, 'unsubscribe'));
