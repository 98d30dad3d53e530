import { identifyVisitor } from '@harborline/domain/api/inbox/identity';
import { callAsVisitor } from './visitor-session';

/** @throws Error if the server refuses the token, or cannot be reached */
export const identify = (libraryId: string, token: string): Promise<void> =>
  callAsVisitor(identifyVisitor, { support_lib_id: libraryId, token });
