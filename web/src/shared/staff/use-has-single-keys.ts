import { useStaff } from './session-context';

/** Whether single letters are shortcuts for this person (D-113). */
export const useHasSingleKeys = (): boolean => useStaff().has_single_keys !== false;
