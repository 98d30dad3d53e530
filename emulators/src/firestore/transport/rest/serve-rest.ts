import type { JsonObject } from '../../../shared/json';
import type { FirestoreBackend } from '../../backend';
import { callerFromHeader } from '../caller-from-header';
import { readJsonBody } from '../http/body';
import type { Exchange } from '../http/exchange';
import { replyJsonText, replyText } from '../http/replies';
import { answerText } from './answer-text';
import { type RestCall, toRestCall } from './rest-request';

/** Answers one request below `/v1/projects/`. @throws StatusError as the backend reports it */
export async function serveRest(backend: FirestoreBackend, exchange: Exchange): Promise<void> {
  const { request, response, method, rawPath, query } = exchange;
  const body = await readJsonBody(request);
  const call = toRestCall({ method, rawPath, query, body });
  if (call === undefined) {
    replyText(response, 404, 'Not Found');
    return;
  }
  const message = Object.keys(body).length === 0 ? call.message : await checked(call);
  const messages = await backend.call(call.rpc, message, callerFromHeader(request.headers.authorization));
  replyJsonText(response, answerText(call.isStream ? messages : (messages[0] ?? {})));
}

/** The message descriptions are slow to load, and a browser that only listens does not need them. */
async function checked({ rpc, message }: RestCall): Promise<JsonObject> {
  const [{ messageType }, { withKnownFields }] = await Promise.all([
    import('../grpc/protos'),
    import('./known-fields'),
  ]);
  return withKnownFields(messageType(`${rpc}Request`), message);
}
