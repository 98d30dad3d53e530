import { slashWordAt } from '@harborline/domain/canned-replies/slash-word';
import type { RefObject } from 'react';
import { useWordSearch } from '../word-search/use-word-search';

const SLASH = { mark: '/', wordAt: slashWordAt } as const;

/** Looks for canned replies in what is typed in a field, behind a slash at the beginning of a word (D-65). */
export const useCannedSearch = (
  inputRef: RefObject<HTMLTextAreaElement | null>,
  onTextChange: (text: string) => void,
) => useWordSearch(inputRef, onTextChange, SLASH);
