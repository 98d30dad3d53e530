import { LIMITS } from '@harborline/domain/limits';
import { PREDICATE_TEXTS } from '@harborline/domain/texts/predicate';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useRef } from 'react';
import type { Editing, PredicateEditorProps } from './editing';
import { GroupEditor } from './group-editor';
import {
  conditionsOf,
  type DraftGroup,
  isDraftGroup,
  newCondition,
  newGroup,
  replaced,
} from './predicate-draft';

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
