import { countWords, readingMinutes } from '@harborline/domain/text/count-words';
import { TEXT_SIZE_TEXTS } from '@harborline/domain/texts/article-editing';
import Box from '@mui/material/Box';
import type { Node } from '@tiptap/pm/model';
import { type Editor, useEditorState } from '@tiptap/react';
import { useDeferredValue, useEffect, useState } from 'react';
import { PRINT } from '../ui-admin/print-styles';
import { VISUALLY_HIDDEN } from '../ui-admin/visually-hidden';

/** How long a writer must pause before a screen reader is told the new length. */
export const ANNOUNCED_AFTER_MS = 4000;

const wordsBetween = (doc: Node, from: number, to: number): number =>
  countWords(doc.textBetween(from, to, ' ', ' '));

function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  const [initial] = useState(text);
  useEffect(() => {
    // The length on opening is found in the text itself; only changes are announced.
    if (text === initial && settled === '') return undefined;
    const timer = setTimeout(() => setSettled(text), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, initial, settled]);
  return settled;
}

/** Words and reading time of the text, or of what is selected. */
export function TextSize({ editor }: { editor: Editor }) {
  const { doc, from, to } = useDeferredValue(
    useEditorState({
      editor,
      selector: ({ editor: { state } }) => ({
        doc: state.doc,
        from: state.selection.from,
        to: state.selection.to,
      }),
      equalityFn: (one, other) => one.doc === other?.doc && one.from === other.from && one.to === other.to,
    }),
  );
  const words = wordsBetween(doc, 0, doc.content.size);
  const selected = from === to ? 0 : wordsBetween(doc, from, to);
  const shown = selected > 0 ? TEXT_SIZE_TEXTS.selectedWords(selected, words) : TEXT_SIZE_TEXTS.words(words);
  const text = words === 0 ? shown : `${shown} · ${TEXT_SIZE_TEXTS.minutes(readingMinutes(words))}`;
  const announced = useSettled(text);
  return (
    <Box
      role="group"
      aria-label={TEXT_SIZE_TEXTS.label}
      {...PRINT.none}
      sx={{
        px: 2,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'caption',
        color: 'text.secondary',
        textAlign: 'end',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <bdi>{text}</bdi>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {announced}
      </Box>
    </Box>
  );
}
