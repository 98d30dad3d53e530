import { httpsService } from '../platform/service';
import { authenticator } from '../sessions';

/** Answers every path below /api that belongs to no service with the usual 404. */
export const unknown = httpsService('unknown', { authenticator, endpoints: [] });
