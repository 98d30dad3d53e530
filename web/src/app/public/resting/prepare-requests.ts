import { startOrExplain } from '../../../shared/config/start-or-explain';
import { withAppCheck } from '../../../shared/firebase/with-app-check';

let prepared: Promise<void> | null = null;

/** Does once what requests to the product need first. */
export function prepareRequests(): Promise<void> {
  prepared ??= new Promise((resolve) => startOrExplain(() => withAppCheck('visitor', resolve)));
  return prepared;
}
