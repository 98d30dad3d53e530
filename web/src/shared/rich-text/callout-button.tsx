import { CALLOUTS, type Callout } from '@harborline/domain/html/article-markup';
import { TOOLBAR_TEXTS } from '@harborline/domain/texts/articles';
import CalloutIcon from '@mui/icons-material/CampaignOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { ToolbarButton } from './toolbar-button';

/** Puts the selected blocks into a callout of the chosen kind. */
export function CalloutButton({ editor }: { editor: Editor }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isActive = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('callout') });
  const choose = (kind: Callout) => {
    setAnchor(null);
    editor.chain().focus().setCallout(kind).run();
  };
  return (
    <>
      <ToolbarButton
        label={TOOLBAR_TEXTS.callout}
        isActive={isActive}
        menu={anchor === null ? 'closed' : 'open'}
        onClick={setAnchor}
      >
        <CalloutIcon />
      </ToolbarButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': TOOLBAR_TEXTS.calloutKind, dense: true } }}
      >
        {CALLOUTS.map((kind) => (
          <MenuItem key={kind} onClick={() => choose(kind)}>
            {TOOLBAR_TEXTS.callouts[kind]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
