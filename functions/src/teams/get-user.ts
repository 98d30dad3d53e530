import * as contract from '@harborline/domain/api/teams/user';
import { staffEndpoint } from '../platform/endpoint';
import { userViewOf } from './user-view';

/** GET user: the signed-in person (S7.1-11). */
export const getUser = staffEndpoint(contract.getUser, async (_input, staff) => userViewOf(staff));
