import { useMemo } from 'react';

/**
 * A list that a component may keep, the same for as long as the original is: MUI's Autocomplete empties the field in which somebody
 * types when it gets another one.
 */
export const useOwnCopy = <Item>(list: readonly Item[]): Item[] => useMemo(() => [...list], [list]);
