import type { Wording } from '@harborline/domain/predicate/sentence';
import type { Choice } from '../ui-admin/choice-select';
import type { DraftGroup, DraftPart } from './predicate-draft';

/** What is edited, and what its fields offer. */
export interface PredicateEditorProps {
  readonly draft: DraftGroup;
  readonly wording: Wording;
  /** what a field of refs can be, with words such as @me */
  readonly optionsOf: (field: string) => readonly Choice<string>[];
  /** whether rows say what they lack */
  readonly areProblemsShown: boolean;
  readonly onChange: (draft: DraftGroup) => void;
}

/** What the rows need to change the whole. */
export interface Editing extends Pick<PredicateEditorProps, 'wording' | 'optionsOf' | 'areProblemsShown'> {
  /** whether no further condition fits */
  readonly isFull: boolean;
  readonly change: (id: number, change: (part: DraftPart) => DraftPart) => void;
  readonly add: (group: DraftGroup, kind: 'condition' | 'group') => void;
  readonly remove: (id: number) => void;
}
