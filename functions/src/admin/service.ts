import { httpsService } from '../platform/service';
import { createAgency } from './agency-create';
import { exportAgencies } from './agency-export';
import { listAgencies } from './agency-list';
import { changeAgency, replaceAgency } from './agency-update';
import { changeLibraryAddress } from './library-address';
import { loginAs } from './login-as';
import { logoutAs } from './logout-as';

/** Everything under /api/admin. */
export const admin = httpsService('admin', [
  listAgencies,
  createAgency,
  replaceAgency,
  changeAgency,
  loginAs,
  logoutAs,
  exportAgencies,
  changeLibraryAddress,
]);
