import { httpsService } from '../platform/service';
import { authenticator } from '../sessions';

/** Answers every address below /api that is no service's with the usual 404. */
export const unknown = httpsService('unknown', { authenticator, endpoints: [] });
