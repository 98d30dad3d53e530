import { httpsService } from '../platform/service';
import { hlpt } from './hlpt';
import { resources1 } from './resources1';
import { updatePassword } from './update-password';

/** Everything under /api/auth. */
export const auth = httpsService('auth', [hlpt, resources1, updatePassword]);
