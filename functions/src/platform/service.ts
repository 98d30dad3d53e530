import { logger } from 'firebase-functions';
import { type HttpsFunction, type HttpsOptions, onRequest, type Request } from 'firebase-functions/https';
import { checkApp } from './app-check';
import { type Authenticator, admit, bearerOf } from './caller';
import { clientAddress } from './client-address';
import { config } from './config';
import { type Endpoint, InputError, type Who } from './endpoint';
import { ApiError, ERRORS, presentError } from './errors';
import { findEndpoint } from './find-endpoint';
import { takeRate } from './rate-limit';
import { partsOf } from './request-parts';
import { sendStream, TextStream } from './text-stream';

interface ServiceParts {
  readonly authenticator: Authenticator;
  readonly endpoints: readonly Endpoint[];
}

async function identify(
  { access }: Endpoint,
  { callerOf, chatStaffOf, staffOf }: Authenticator,
  { authorization, nowMs }: { readonly authorization: string | undefined; readonly nowMs: number },
): Promise<Who> {
  if (access.kind === 'open') return {};
  const token = bearerOf(authorization);
  if (access.kind === 'staff' && access.token === 'chat') {
    return { staff: admit(await chatStaffOf(token, nowMs), access.demand, nowMs) };
  }
  const caller = await callerOf(token, access.kind === 'staff' && access.checksRevocation);
  if (access.kind === 'visitor') return { caller };
  return { caller, staff: admit(await staffOf(caller), access.demand, nowMs) };
}

async function answer({ authenticator, endpoints }: ServiceParts, request: Request): Promise<unknown> {
  const { endpoint, params } = findEndpoint(endpoints, request.method, request.path);
  const parts = partsOf(request, params, endpoint.bodyBytes);
  const nowMs = Date.now();
  await checkApp(request.header('x-firebase-appcheck'));
  const who = await identify(endpoint, authenticator, {
    authorization: request.header('authorization'),
    nowMs,
  });
  const call = endpoint.handle(parts, who);
  const uid = who.staff?.uid ?? who.caller?.uid;
  const address = clientAddress(request, config().environment === 'deployed');
  const subject = {
    ...(uid === undefined ? {} : { visitor: uid }),
    address,
    ...(call.library === undefined ? {} : { library: call.library }),
  };
  if (await takeRate(endpoint.rate, subject, nowMs)) throw new ApiError('rate-limited');
  return call.run({
    nowMs,
    signedInAtMs: who.caller?.signedInAtMs ?? 0,
    address,
    asksNotToBeTracked: request.header('dnt') === '1' || request.header('sec-gpc') === '1',
  });
}

/** One HTTPS function that serves all endpoints of a service; same origin only, so it does not answer preflights. */
export function httpsService(
  name: string,
  parts: ServiceParts,
  options: Pick<HttpsOptions, 'memory'> = {},
): HttpsFunction {
  return onRequest({ ...options, cors: false, invoker: 'public' }, async (request, response) => {
    response.set('Cache-Control', 'no-store');
    try {
      const data = await answer(parts, request);
      if (data instanceof TextStream) await sendStream(response, data);
      else response.status(200).json({ status: 200, data });
    } catch (error) {
      const known = error instanceof InputError ? new ApiError('invalid-input', error.message) : error;
      const { code, status, message } = presentError(known);
      if (ERRORS[code].isReported)
        logger.error(`${name} failed`, { path: request.path, error: String(error) });
      if (!response.headersSent && !response.destroyed) response.status(status).json({ status, message });
    }
  });
}
