import * as contract from '@harborline/domain/api/inbox/routing';
import { staffEndpoint } from '../../platform/endpoint';
import { readRoutingRules } from './read-rules';

/** GET routing (D-137). */
export const getRouting = staffEndpoint(contract.getRouting, (_input, { support_lib_id }) =>
  readRoutingRules(support_lib_id),
);
