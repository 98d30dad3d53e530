import { call } from './call';
import { logOf } from './log';
import { type Identity, newStaff } from './people';
import { newChild, newLibrary } from './world';

export const LOGIN_AS = '/api/admin/loginas';

export interface AgencyWorld {
  readonly agencyId: string;
  readonly childId: string;
  /** a child of another agency */
  readonly foreignChildId: string;
  /** owner of the agency */
  readonly owner: Identity;
  readonly childOwner: Identity;
}

/** An agency with a child, and a child of another agency. */
export async function newAgencyWorld(): Promise<AgencyWorld> {
  const agencyId = await newLibrary();
  const childId = await newChild(agencyId, { library_domain: 'child.example' });
  const foreignChildId = await newChild(await newLibrary());
  const owner = await newStaff(agencyId, 'owner', { display_name: 'Olga' });
  const childOwner = await newStaff(childId, 'owner', { parent_lib_id: agencyId });
  return { agencyId, childId, foreignChildId, owner, childOwner };
}

/** Steps into a child (S7.1-05). */
export const stepIn = (who: Identity, id: string) =>
  call('POST', LOGIN_AS, { admin_support_lib_id: id }, { token: who.token });

/** The log of a library, newest first. */
export const newestOf = async (library: string) => (await logOf(library)).reverse();
