import type { FirestoreBackend } from '../../backend';
import { callerFromHeader } from '../caller-from-header';
import { readJsonBody } from '../http/body';
import type { Exchange } from '../http/exchange';
import { replyJson, replyText } from '../http/replies';
import { toRestCall } from './rest-request';

/** Answers one request below `/v1/projects/`. @throws StatusError as the backend reports it */
export async function serveRest(backend: FirestoreBackend, exchange: Exchange): Promise<void> {
  const { request, response, method, rawPath, query } = exchange;
  const body = await readJsonBody(request);
  const call = toRestCall({ method, rawPath, query, body });
  if (call === undefined) {
    replyText(response, 404, 'Not Found');
    return;
  }
  const messages = await backend.call(
    call.rpc,
    call.message,
    callerFromHeader(request.headers.authorization),
  );
  replyJson(response, call.isStream ? messages : (messages[0] ?? {}));
}
