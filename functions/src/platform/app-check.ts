import { config } from './config';
import { ApiError } from './errors';
import { verifyAppCheckToken } from './firebase';

interface Check {
  readonly isEnforced: boolean;
  /** rejects if the token is not valid */
  verify(token: string): Promise<unknown>;
}

const configured = (): Check => ({
  isEnforced: config().enforcesAppCheck,
  verify: verifyAppCheckToken,
});

/**
 * Checks that a request comes from our own pages, if App Check is enforced.
 * @param token of the request's App Check header
 * @throws ApiError 'forbidden'
 */
export async function checkApp(token: string | undefined, check: Check = configured()): Promise<void> {
  if (!check.isEnforced) return;
  if (token === undefined || token === '') throw new ApiError('forbidden');
  await check.verify(token).catch(() => {
    throw new ApiError('forbidden');
  });
}
