import * as contract from '@harborline/domain/api/admin/agency';
import { AGENCY_TEXTS } from '@harborline/domain/texts/agency';
import { readLibrary } from '../../libraries';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { demandAgencyUser, presentAgency, readOwnChild } from './agency-user';
import { findChildren } from './find-children';

/** GET agency: the children of the caller's library, searched by name, or one library (S7.1-16, S2.8-21, D-51). */
export const listAgencies = staffEndpoint(
  contract.listAgencies,
  async ({ support_lib_id, list_children, q, cursor = '', limit }, staff) => {
    demandAgencyUser(staff);
    const ownId = staff.init_support_lib_id;
    const id = support_lib_id ?? ownId;
    if (list_children === '1') {
      if (id !== ownId) throw new ApiError('not-found', AGENCY_TEXTS.noSuchLibrary);
      const { libraries, nextCursor } = await findChildren({ parentId: ownId, query: q, limit, cursor });
      return { agencies: libraries.map(presentAgency), nextCursor };
    }
    const library = await firestore().runTransaction((transaction) =>
      id === ownId ? readLibrary(transaction, id) : readOwnChild(transaction, id, staff),
    );
    return { agencies: library ? [presentAgency(library)] : [], nextCursor: '' };
  },
);
