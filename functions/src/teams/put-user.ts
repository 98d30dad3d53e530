import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import * as z from 'zod/mini';
import { config } from '../platform/config';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore, storageBucket } from '../platform/firebase';
import { ownFile } from '../platform/own-file';
import { userViewOf, userViewSchema } from './user-view';

const text = (limit: number) => z.optional(z.string().check(z.maxLength(limit)));

/** Whoever has a name keeps one. */
const name = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.personName)));

const input = z.object({
  agent_name: name,
  display_name: name,
  signature: text(LIMITS.signature),
  /** address of a picture in the person's own folder, '' for none */
  agent_picture: text(LIMITS.url),
  is_away: z.optional(z.union([z.literal(0), z.literal(1)])),
});

function isOwnPicture(address: string, libraryId: string, uid: string): boolean {
  const place = { bucket: storageBucket(), isLocal: config().environment === 'local' };
  return address === '' || ownFile(address, `covers/${libraryId}/people/${uid}/`, place) === address;
}

/** PUT user: changes the own profile; what is left out stays (S7.1-11). */
export const putUser = staffEndpoint({
  name: 'putUser',
  route: 'PUT /api/teams/user',
  input,
  output: userViewSchema,
  rate: 'staffWrite',
  libraryOf: (_input, staff) => staff.support_lib_id,
  async run(input, staff) {
    const { agent_picture } = input;
    if (agent_picture !== undefined && !isOwnPicture(agent_picture, staff.init_support_lib_id, staff.uid)) {
      throw new ApiError('invalid-input', 'agent_picture: is not a picture of yours');
    }
    const change = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    if (Object.keys(change).length > 0) await firestore().doc(docPath.user(staff.uid)).update(change);
    return userViewOf({ ...staff, ...change });
  },
});
