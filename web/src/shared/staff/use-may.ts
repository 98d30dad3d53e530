import { may, type Protected } from '@harborline/domain/permissions/may';
import { environment } from '../config/environment';
import { useStaff } from './session-context';

/** Whether the signed-in person may currently read or do this. */
export function useMay(thing: Protected): boolean {
  return may(useStaff(), thing, environment().defaultLibraryId);
}
