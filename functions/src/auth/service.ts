import { httpsService } from '../platform/service';
import { endedSessions } from './ended-sessions';
import { hlpt } from './hlpt';
import { resources1 } from './resources/resources1';
import { updatePassword } from './update-password';

/** Everything under /api/auth. */
export const auth = httpsService('auth', [endedSessions, hlpt, resources1, updatePassword]);
