import { httpsService } from '../platform/service';
import { authenticator } from '../sessions';
import { endedSessions } from './ended-sessions';
import { hlpt } from './hlpt';
import { resources1 } from './resources/resources1';
import { updatePassword } from './update-password';

/** Everything under /api/auth. */
export const auth = httpsService('auth', {
  authenticator,
  endpoints: [endedSessions, hlpt, resources1, updatePassword],
});
