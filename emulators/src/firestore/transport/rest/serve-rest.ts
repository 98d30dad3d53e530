import type { FirestoreBackend } from '../../backend';
import { callerFromHeader } from '../caller-from-header';
import { readJsonBody } from '../http/body';
import type { Exchange } from '../http/exchange';
import { replyJsonText, replyText } from '../http/replies';
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
  const text = JSON.stringify(call.isStream ? messages : (messages[0] ?? {}));
  // Within a string the quotes would be escaped, so only values are found.
  replyJsonText(response, text.replaceAll('"nullValue":"NULL_VALUE"', '"nullValue":null'));
}
