import * as contract from '@harborline/domain/api/inbox/mail-address';
import { library } from '@harborline/domain/stores/libraries';
import { staffEndpoint } from '../../platform/endpoint';
import { libraryAddress } from '../../platform/mail-address';
import { readRecord } from '../../platform/store/read';

/** GET mailaddress: the address of the caller's library, which follows its key (D-98). */
export const getMailAddress = staffEndpoint(contract.getMailAddress, async (_input, { support_lib_id }) => {
  const found = await readRecord(library(support_lib_id));
  return { address: found === undefined ? '' : libraryAddress(found.library_refkey) };
});
