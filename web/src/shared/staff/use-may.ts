import { may, type Protected } from '@harborline/domain/permissions/may';
import { environment } from '../config/environment';
import { useStaff } from './session-context';

/** The one answer to "may I?": whether the signed-in person may read or do this now. */
export function useMay(thing: Protected): boolean {
  return may(useStaff(), thing, environment().defaultLibraryId);
}
