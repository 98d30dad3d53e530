import { httpsService } from '../platform/service';
import { authenticator } from '../sessions';
import {
  arrangeStatusPage,
  correctIncident,
  deleteIncident,
  getStatusSubscribers,
  openIncident,
  postIncidentUpdate,
  removeStatusSubscriber,
  setComponentState,
  unlinkIncidentNews,
} from '../status';
import { loginAs } from './acting/login-as';
import { logoutAs } from './acting/logout-as';
import { createAgency } from './agencies/create';
import { exportAgencies } from './agencies/export';
import { listAgencies } from './agencies/list';
import { changeAgency, replaceAgency } from './agencies/update';
import { saveContactForm } from './contact-form';
import { changeLibraryAddress } from './library-address';

/** Everything under /api/admin. */
export const admin = httpsService('admin', {
  authenticator,
  endpoints: [
    listAgencies,
    createAgency,
    replaceAgency,
    changeAgency,
    loginAs,
    logoutAs,
    exportAgencies,
    changeLibraryAddress,
    saveContactForm,
    arrangeStatusPage,
    setComponentState,
    openIncident,
    postIncidentUpdate,
    correctIncident,
    deleteIncident,
    unlinkIncidentNews,
    getStatusSubscribers,
    removeStatusSubscriber,
  ],
});
