import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { type Editor, useEditorState } from '@tiptap/react';
import { Fragment } from 'react';
import { LinkButton } from './link-button';
import { TOOLBAR_GROUPS } from './toolbar-actions';
import { ToolbarButton } from './toolbar-button';
import { useRovingFocus } from './use-roving-focus';

const ALL = TOOLBAR_GROUPS.flat();

/** Formatting. One stop for Tab; the arrow keys go from button to button. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const roving = useRovingFocus();
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      Object.fromEntries(
        ALL.map((action) => [
          action.name,
          { isActive: action.isActive?.(current), isPossible: action.isPossible(current) },
        ]),
      ),
  });
  return (
    <Box
      role="toolbar"
      aria-label="Formatting"
      {...roving}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.25,
        p: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
        borderRadius: '12px 12px 0 0',
        bgcolor: 'background.paper',
      }}
    >
      {TOOLBAR_GROUPS.map((group, index) => (
        <Fragment key={group[0]?.name}>
          {index > 0 && <Divider orientation="vertical" flexItem sx={{ mx: 0.5, my: 0.75 }} />}
          {group.map((action) => (
            <ToolbarButton
              key={action.name}
              label={action.label}
              isActive={states[action.name]?.isActive}
              isDisabled={states[action.name]?.isPossible === false}
              onClick={() => action.run(editor)}
            >
              {action.icon}
            </ToolbarButton>
          ))}
          {group[0]?.name === 'bold' && <LinkButton editor={editor} />}
        </Fragment>
      ))}
    </Box>
  );
}
