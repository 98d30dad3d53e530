import { type Part, partSlot } from '@harborline/domain/cobrowse/part';
import { rtdbPath } from '@harborline/domain/paths';
import { ref, serverTimestamp, update } from 'firebase/database';
import { realtimeDatabase } from '../../../../shared/firebase/database';

/** Stores a part; the database refuses it once the visitor does not share any more. @throws Error */
export function writePart(conversationRef: string, part: Part): Promise<void> {
  const slot = partSlot(part.n);
  return update(ref(realtimeDatabase('visitor'), rtdbPath.cobrowse(conversationRef)), {
    head: { at: serverTimestamp(), slot },
    [`parts/${slot}`]: part,
  });
}
