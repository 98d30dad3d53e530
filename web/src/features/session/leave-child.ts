import { logoutAs } from '@harborline/domain/api/admin/acting';
import type { User } from '@harborline/domain/entities/user';
import { callApi } from '../../shared/api/call-api';

/** Goes back to one's own library (S7.1-06). @throws ApiError */
export async function leaveChild({ support_lib_id }: Pick<User, 'support_lib_id'>): Promise<void> {
  await callApi(logoutAs, {
    body: { action: 'logoutas', admin_support_lib_id: support_lib_id },
  });
}
