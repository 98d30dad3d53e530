import { OUTLINE_TEXTS } from '@harborline/domain/texts/article-editing';
import WarningIcon from '@mui/icons-material/WarningAmberRounded';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { type Editor, useEditorState } from '@tiptap/react';
import { goToHeading, outlineOf, sectionAt } from './outline-of';

interface ArticleOutlineProps {
  editor: Editor;
  /** called after the cursor has moved to a heading */
  onNavigate?: () => void;
  /** shown while there are no headings */
  hint?: string;
}

/** The headings of the text, to move to one and to see where a level is skipped. */
export function ArticleOutline({ editor, onNavigate, hint = OUTLINE_TEXTS.empty }: ArticleOutlineProps) {
  const { entries, current } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const outline = outlineOf(state.doc);
      return { entries: outline, current: sectionAt(outline, state.selection.from) };
    },
  });
  if (entries.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {hint}
      </Typography>
    );
  }
  const top = Math.min(...entries.map(({ level }) => level));
  return (
    <List dense disablePadding aria-label={OUTLINE_TEXTS.title}>
      {entries.map((entry, index) => (
        <li key={entry.at}>
          <ListItemButton
            selected={index === current}
            aria-current={index === current ? 'location' : undefined}
            onClick={() => {
              goToHeading(editor, entry);
              onNavigate?.();
            }}
            sx={{ borderRadius: 1, py: 0.25, pr: 1, pl: 1 + 1.5 * (entry.level - top) }}
          >
            <ListItemText
              primary={entry.text === '' ? OUTLINE_TEXTS.untitled : entry.text}
              secondary={
                entry.expectedLevel !== null && (
                  <>
                    <WarningIcon aria-hidden sx={{ fontSize: 14, mr: 0.5, verticalAlign: '-2px' }} />
                    {OUTLINE_TEXTS.skipped(entry.expectedLevel)}
                  </>
                )
              }
              slotProps={{
                primary: {
                  dir: 'auto',
                  variant: 'body2',
                  color: entry.text === '' ? 'warning' : undefined,
                  sx: { overflowWrap: 'anywhere' },
                },
                secondary: { variant: 'caption', color: 'warning' },
              }}
            />
          </ListItemButton>
        </li>
      ))}
    </List>
  );
}
