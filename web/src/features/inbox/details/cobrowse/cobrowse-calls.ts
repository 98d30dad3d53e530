import { changeCobrowse, createWatchUrl } from '@harborline/domain/api/inbox/cobrowse';
import { callApi } from '../../../../shared/api/call-api';
import { adminLinks } from '../../../../shared/routes/admin-links';
import { storeWatchLink } from '../../../../shared/screenshare/watch-link';

/** Asks the visitor of a chat to show their page. @throws ApiError */
export const askToCobrowse = (conversation_ref: string) =>
  callApi(changeCobrowse, { body: { conversation_ref, action: 'ask' } });

/** Takes the question back, or stops seeing the page. @throws ApiError */
export const endCobrowse = (conversation_ref: string) =>
  callApi(changeCobrowse, { body: { conversation_ref, action: 'end' } });

/** Opens the visitor's page in a tab of its own (D-10). @returns false if the browser blocked it. @throws ApiError */
export async function openVisitorsPage(conversation_ref: string): Promise<boolean> {
  const { url, expires_at } = await callApi(createWatchUrl, { params: { visitor_ref: conversation_ref } });
  storeWatchLink({ url, expires_at, conversation_ref });
  return window.open(adminLinks.screenshare(), '_blank') !== null;
}
