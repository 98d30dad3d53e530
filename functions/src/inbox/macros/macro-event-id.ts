import type { Staff } from '../../platform/caller';
import { derivedId } from '../../platform/ids';

interface MacroCall {
  readonly requestId: string;
  readonly staff: Staff;
}

/** Of the event that one action of a call leaves at a ticket; nobody else's call ever gets it. @param index of the action */
export const macroEventId = (
  { requestId, staff }: MacroCall,
  conversationRef: string,
  index: number,
): string => derivedId('macro', staff.support_lib_id, staff.uid, requestId, conversationRef, index);
