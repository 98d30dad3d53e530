import { EVERYBODY } from '@harborline/emulator-seed/everybody';
import type { DemoPerson } from '@harborline/emulator-seed/people';

/** A person of the demo world by uid. */
export function person(uid: string): DemoPerson {
  const found = EVERYBODY.find((one) => one.uid === uid);
  if (!found) throw new Error(`No person in the demo world has the uid '${uid}'`);
  return found;
}

let count = 0;

/** An address that no other test uses. */
export function freshAddress(name: string): string {
  count += 1;
  return `${name}-${Date.now()}-${count}@visitor.example`;
}
