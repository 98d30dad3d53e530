import { useSyncExternalStore } from 'react';
import { followShown, isShown } from './shown';

/** Whether the visitor can see the page: neither its tab is hidden nor the frame that it is in. */
export const useIsShown = (): boolean => useSyncExternalStore(followShown, isShown, () => true);
