import { logger } from 'firebase-functions';
import { type HttpsFunction, onRequest, type Request } from 'firebase-functions/https';
import { callerOf, staffOf } from './caller';
import { clientAddress } from './client-address';
import { type Endpoint, InputError, type RequestContext } from './endpoint';
import { ApiError, ERRORS, presentError } from './errors';
import { takeRate } from './rate-limit';

/** Bodies are small commands; files go to Storage. */
const BODY_LIMIT_BYTES = 16 * 1024;

/** The endpoint for a request. @throws ApiError 'not-found' or 'method-not-allowed' */
export function findEndpoint(endpoints: readonly Endpoint[], method: string, path: string): Endpoint {
  const trimmed = path.replace(/\/+$/, '');
  const atPath = endpoints.filter((endpoint) => endpoint.path === trimmed);
  if (atPath.length === 0) throw new ApiError('not-found');
  const found = atPath.find((endpoint) => endpoint.method === method);
  if (!found) throw new ApiError('method-not-allowed');
  return found;
}

function bodyOf(request: Request): unknown {
  if ((request.rawBody?.length ?? 0) > BODY_LIMIT_BYTES) throw new ApiError('too-large');
  // A form of a foreign page cannot send this type without a preflight, which nobody answers.
  if (!request.is('application/json')) throw new ApiError('unsupported-type');
  return request.body;
}

function contextOf(request: Request): RequestContext {
  return {
    nowMs: Date.now(),
    asksNotToBeTracked: request.header('dnt') === '1' || request.header('sec-gpc') === '1',
  };
}

async function answer(endpoints: readonly Endpoint[], request: Request): Promise<unknown> {
  const endpoint = findEndpoint(endpoints, request.method, request.path);
  const body = bodyOf(request);
  const caller = await callerOf(request.header('authorization'));
  const { access } = endpoint;
  const staff = access.kind === 'staff' ? await staffOf(caller, access.requirement) : undefined;
  const context = contextOf(request);
  const call = endpoint.handle(body, staff ? { caller, staff } : { caller });
  const subject = {
    visitor: caller.uid,
    address: clientAddress(request),
    ...(call.library === undefined ? {} : { library: call.library }),
  };
  if (await takeRate(endpoint.rate, subject, context.nowMs)) throw new ApiError('rate-limited');
  return call.run(context);
}

/** One HTTPS function that serves all endpoints of a service; same origin only, so it answers no preflight. */
export function httpsService(name: string, endpoints: readonly Endpoint[]): HttpsFunction {
  return onRequest({ cors: false, invoker: 'public' }, async (request, response) => {
    response.set('Cache-Control', 'no-store');
    try {
      const data = await answer(endpoints, request);
      response.status(200).json({ status: 200, data });
    } catch (error) {
      const known = error instanceof InputError ? new ApiError('invalid-input', error.message) : error;
      const { code, status, message } = presentError(known);
      if (ERRORS[code].isReported)
        logger.error(`${name} failed`, { path: request.path, error: String(error) });
      response.status(status).json({ status, message });
    }
  });
}
