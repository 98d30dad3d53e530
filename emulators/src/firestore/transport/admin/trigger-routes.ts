import { StatusError } from '../../../shared/status-error';
import { parseEventarcTrigger, parseLegacyTrigger } from '../../triggers/trigger';
import { readJsonBody } from '../http/body';
import type { AdminRoute } from './admin-host';

const registerEventarc: AdminRoute = {
  method: 'POST',
  path: /^\/emulator\/v1\/projects\/([^/:]+)\/eventarcTrigger$/,
  async answer({ triggers }, [project = ''], { request, query }) {
    const key = query.get('eventarcTriggerId');
    if (!key) throw new StatusError('INVALID_ARGUMENT', 'eventarcTriggerId is missing.');
    triggers.register(parseEventarcTrigger({ project, key }, await readJsonBody(request)));
    return {};
  },
};

const registerLegacy: AdminRoute = {
  method: 'PUT',
  path: /^\/emulator\/v1\/projects\/([^/:]+)\/triggers\/([^/]+)$/,
  async answer({ triggers }, [project = '', key = ''], { request }) {
    triggers.register(parseLegacyTrigger({ project, key }, await readJsonBody(request)));
    return {};
  },
};

export const TRIGGER_ROUTES: readonly AdminRoute[] = [registerEventarc, registerLegacy];
