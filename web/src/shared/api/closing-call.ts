import type { BodyOf, Contract } from '@harborline/domain/api/contract';
import { report } from '../config/report';
import { appCheckHeaders } from '../firebase/app-check-headers';
import { apiAddress } from './api-address';
import { chatTokens } from './chat-token';

/**
 * Makes a call of the inbox service ready that outlives its page: once a page closes, nothing can be awaited, and nobody reads
 * the answer.
 * @returns a function that sends it at once
 */
export async function readyClosingCall<C extends Contract>(contract: C): Promise<(body: BodyOf<C>) => void> {
  const [token, appCheck] = await Promise.all([chatTokens()?.take(), appCheckHeaders()]);
  return (body) => {
    const sent = fetch(apiAddress(contract), {
      method: contract.method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}`, ...appCheck },
      body: JSON.stringify(body),
      keepalive: true,
    });
    sent.catch((error: unknown) => report('closing-call-failed', error));
  };
}
