import * as contract from '@harborline/domain/api/inbox/ratings';
import { brandOf } from '../../libraries';
import { openEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { readRated } from './read-rated';

/** GET rating: what a link is about. Never the comment: whoever has a forwarded link could read it. */
export const getRating = openEndpoint(contract.getRating, async (link, _nobody, { nowMs }) => {
  const { library, message, rating, isOpen } = await firestore().runTransaction(
    (transaction) => readRated(transaction, link, nowMs),
    { readOnly: true },
  );
  const { companyName, themeColor } = brandOf(library);
  return {
    company_name: companyName,
    theme_color: themeColor,
    agent_name: message.sender_name,
    rating: rating?.message_rating ?? null,
    is_open: isOpen,
  };
});
