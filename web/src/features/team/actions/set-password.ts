import { updatePassword } from '@harborline/domain/api/auth/passwords';
import { callApi } from '../../../shared/api/call-api';

/** Sets the password of somebody with a lower role and ends their sessions (S7.1-09, D-11). @throws ApiError */
export async function setPassword(email: string, password: string): Promise<void> {
  await callApi(updatePassword, { body: { email, password } });
}
