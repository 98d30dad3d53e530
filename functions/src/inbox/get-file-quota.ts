import * as contract from '@harborline/domain/api/inbox/file-quota';
import { visitorEndpoint } from '../platform/endpoint';
import { uploadsLeft } from '../uploads';

/** GET filequota: how many files the caller, a visitor or a person of the team, may still send. */
export const getFileQuota = visitorEndpoint(
  contract.getFileQuota,
  async ({ support_lib_id: library }, { uid }, { nowMs }) => ({
    left: await uploadsLeft({ library, sender: uid }, nowMs),
  }),
);
