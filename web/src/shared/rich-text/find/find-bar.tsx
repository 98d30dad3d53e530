import { FIND_TEXTS } from '@harborline/domain/texts/article-editing';
import CloseIcon from '@mui/icons-material/CloseRounded';
import DownIcon from '@mui/icons-material/KeyboardArrowDownRounded';
import UpIcon from '@mui/icons-material/KeyboardArrowUpRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FindIconButton } from './find-icon-button';
import {
  countMatches,
  endFind,
  findText,
  replaceEveryMatch,
  replaceMatch,
  stepToMatch,
  wordsToFind,
} from './find-in-text';
import { isFindKey } from './find-key';

const FIELD = { flex: '1000 1 160px', minWidth: 0, maxWidth: 360, '& input': { py: 0.75 } } as const;
const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 } as const;

/** Finds and replaces words in the text. Begins with what is selected there; Escape goes back to it. */
export function FindBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [text, setText] = useState(() => wordsToFind(editor));
  const [matchesCase, setMatchesCase] = useState(false);
  const [replacement, setReplacement] = useState('');
  const [replaced, setReplaced] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const { count, index } = useEditorState({
    editor,
    selector: ({ editor: current }) => countMatches(current),
  });

  useEffect(() => {
    findText(editor, { text, matchesCase });
  }, [editor, text, matchesCase]);
  useEffect(() => {
    field.current?.select();
    return () => {
      if (!editor.isDestroyed) endFind(editor);
    };
  }, [editor]);

  const state = () => {
    if (replaced > 0) return FIND_TEXTS.replaced(replaced);
    if (text === '') return '';
    if (count === 0) return FIND_TEXTS.none;
    return index === 0 ? FIND_TEXTS.matches(count) : FIND_TEXTS.position(index, count);
  };
  const step = (direction: 'next' | 'previous') => {
    setReplaced(0);
    stepToMatch(editor, direction);
  };
  const replaceOne = () => {
    setReplaced(0);
    replaceMatch(editor, replacement);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      editor.commands.focus();
    } else if (isFindKey(event.nativeEvent)) {
      event.preventDefault();
      field.current?.select();
    }
  };
  const onEnter = (run: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    run(event);
  };

  return (
    <Box
      role="search"
      aria-label={FIND_TEXTS.label}
      onKeyDown={onKeyDown}
      sx={{ p: 0.75, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}
    >
      <Box sx={ROW}>
        <OutlinedInput
          size="small"
          autoFocus
          inputRef={field}
          value={text}
          placeholder={FIND_TEXTS.find}
          inputProps={{ 'aria-label': FIND_TEXTS.find, dir: 'auto' }}
          endAdornment={
            <Typography
              role="status"
              variant="caption"
              noWrap
              color={text !== '' && count === 0 && replaced === 0 ? 'error' : 'textSecondary'}
              sx={{ flex: 'none', ml: 1 }}
            >
              <bdi>{state()}</bdi>
            </Typography>
          }
          onChange={(event) => {
            setReplaced(0);
            setText(event.target.value);
          }}
          onKeyDown={onEnter(({ shiftKey }) => step(shiftKey ? 'previous' : 'next'))}
          sx={FIELD}
        />
        <FindIconButton
          label={FIND_TEXTS.matchCase}
          isActive={matchesCase}
          onClick={() => setMatchesCase(!matchesCase)}
        >
          <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: 600, width: 20 }}>
            {FIND_TEXTS.matchCaseSign}
          </Box>
        </FindIconButton>
        <FindIconButton label={FIND_TEXTS.previous} isDisabled={count === 0} onClick={() => step('previous')}>
          <UpIcon />
        </FindIconButton>
        <FindIconButton label={FIND_TEXTS.next} isDisabled={count === 0} onClick={() => step('next')}>
          <DownIcon />
        </FindIconButton>
        <Box sx={{ flex: 1 }} />
        <FindIconButton
          label={FIND_TEXTS.close}
          onClick={() => {
            onClose();
            editor.commands.focus();
          }}
        >
          <CloseIcon />
        </FindIconButton>
      </Box>
      <Box sx={ROW}>
        <OutlinedInput
          size="small"
          value={replacement}
          placeholder={FIND_TEXTS.replaceWith}
          inputProps={{ 'aria-label': FIND_TEXTS.replaceWith, dir: 'auto' }}
          onChange={(event) => setReplacement(event.target.value)}
          onKeyDown={onEnter(replaceOne)}
          sx={FIELD}
        />
        <Button size="small" color="inherit" onClick={replaceOne}>
          {FIND_TEXTS.replace}
        </Button>
        <Button
          size="small"
          color="inherit"
          onClick={() => setReplaced(replaceEveryMatch(editor, replacement))}
        >
          {FIND_TEXTS.replaceAll}
        </Button>
      </Box>
    </Box>
  );
}
