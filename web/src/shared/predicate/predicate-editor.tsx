import { LIMITS } from '@harborline/domain/limits';
import type { Wording } from '@harborline/domain/predicate/sentence';
import { PREDICATE_TEXTS } from '@harborline/domain/texts/predicate';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useRef } from 'react';
import type { Choice } from '../ui-admin/choice-select';
import { GroupEditor } from './group-editor';
import {
  conditionsOf,
  type DraftGroup,
  type DraftPart,
  isDraftGroup,
  newCondition,
  newGroup,
  replaced,
} from './predicate-draft';

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

/** The group around a part. */
function groupAround(group: DraftGroup, id: number): DraftGroup | undefined {
  if (group.of.some((part) => part.id === id)) return group;
  return group.of.flatMap((part) => (isDraftGroup(part) ? (groupAround(part, id) ?? []) : []))[0];
}

/** Moves the focus, once the next change is shown, to what was added or to where something was removed. */
function useFocusAfter(boxRef: RefObject<HTMLElement | null>) {
  const wanted = useRef('');
  useEffect(() => {
    if (wanted.current === '') return;
    boxRef.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = '';
  });
  return (selector: string) => {
    wanted.current = selector;
  };
}

/** Edits a predicate: rows of field, comparison and value, in groups (D-111). */
export function PredicateEditor({ draft, onChange, ...shown }: PredicateEditorProps) {
  const boxRef = useRef<HTMLElement>(null);
  const focusAfter = useFocusAfter(boxRef);
  const { catalogue } = shown.wording;
  const [firstField = ''] = Object.keys(catalogue);
  const isFull = conditionsOf(draft).length >= LIMITS.predicateConditions;
  const editing: Editing = {
    ...shown,
    isFull,
    change: (id, change) => onChange(replaced(draft, id, change)),
    add: (group, kind) => {
      const part = kind === 'group' ? newGroup(catalogue, firstField) : newCondition(catalogue, firstField);
      const attribute = kind === 'group' ? 'group' : 'part';
      focusAfter(`[data-${attribute}="${part.id}"] select`);
      onChange(replaced(draft, group.id, () => ({ ...group, of: [...group.of, part] })));
    },
    remove: (id) => {
      focusAfter(`[data-add="${groupAround(draft, id)?.id}"]`);
      onChange(replaced(draft, id, () => null));
    },
  };
  return (
    <Box ref={boxRef}>
      <GroupEditor group={draft} editing={editing} depth={0} />
      {isFull && (
        <Typography variant="body2" role="status" sx={{ mt: 1 }}>
          {PREDICATE_TEXTS.full}
        </Typography>
      )}
    </Box>
  );
}
