import { FIND_TEXTS } from '@harborline/domain/texts/article-editing';
import { TOOLBAR_TEXTS } from '@harborline/domain/texts/articles';
import FindIcon from '@mui/icons-material/FindReplaceRounded';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { type Editor, useEditorState } from '@tiptap/react';
import { Fragment, type ReactNode } from 'react';
import { PRINT } from '../ui-admin/print-styles';
import type { ArticleLinks } from './article-links';
import { CalloutButton } from './callout-button';
import { LinkButton } from './link-button';
import { OutlineButton } from './outline/outline-button';
import { PictureButton } from './picture-button';
import { SelectionTools, TOOL_ROW } from './selection-tools';
import { TOOLBAR_GROUPS } from './toolbar-actions';
import { ToolbarButton } from './toolbar-button';
import { useRovingFocus } from './use-roving-focus';
import { VideoButton } from './video-button';

const ALL = TOOLBAR_GROUPS.flat();

interface EditorToolbarProps {
  editor: Editor;
  links: ArticleLinks;
  isDisabled?: boolean;
  onPictures: (files: readonly File[]) => void;
  onFind: () => void;
  /** shown as the outline while there are no headings */
  outlineHint: string;
  /** what stays in view below the tools */
  children?: ReactNode;
}

/** The formatting toolbar. One Tab stop; arrow keys move between buttons. */
export function EditorToolbar({
  editor,
  links,
  isDisabled = false,
  onPictures,
  onFind,
  outlineHint,
  children,
}: EditorToolbarProps) {
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
      {...PRINT.none}
      sx={{
        position: 'sticky',
        // Below the editor's header, which is also sticky.
        top: 'var(--editor-header-height, 64px)',
        zIndex: 2,
        borderBottom: 1,
        borderColor: 'divider',
        borderRadius: '12px 12px 0 0',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        role="toolbar"
        aria-label={TOOLBAR_TEXTS.formatting}
        {...roving}
        inert={isDisabled}
        sx={{ p: 0.75, opacity: isDisabled ? 0.5 : 1 }}
      >
        <Box sx={TOOL_ROW}>
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
              {group[0]?.name === 'bold' && <LinkButton editor={editor} links={links} />}
              {group[0]?.name === 'bullet-list' && <CalloutButton editor={editor} />}
              {group[0]?.name === 'table' && (
                <>
                  <PictureButton onFiles={onPictures} />
                  <VideoButton editor={editor} />
                </>
              )}
            </Fragment>
          ))}
          <Divider orientation="vertical" flexItem sx={{ mx: 0.5, my: 0.75 }} />
          <ToolbarButton label={FIND_TEXTS.open} onClick={onFind}>
            <FindIcon />
          </ToolbarButton>
          <OutlineButton editor={editor} hint={outlineHint} />
        </Box>
        <SelectionTools editor={editor} />
      </Box>
      {children}
    </Box>
  );
}
