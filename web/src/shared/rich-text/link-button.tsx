import { isAllowedLink } from '@harborline/domain/html/allowed-address';
import { TOOLBAR_TEXTS } from '@harborline/domain/texts/articles';
import LinkIcon from '@mui/icons-material/LinkRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { TextInput } from '../ui-admin/text-input';
import { ArticleFinder } from './article-finder';
import { linkToAddress, linkToArticle } from './article-link';
import type { ArticleLinks } from './article-links';
import { ToolbarButton } from './toolbar-button';

/** Sets, changes and removes the link of the selected text: to another article, or to an address. */
export function LinkButton({ editor, links }: { editor: Editor; links: ArticleLinks }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [address, setAddress] = useState('');
  const isActive = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('link') });
  const isValid = address.trim() !== '' && isAllowedLink(address.trim());

  const open = (button: HTMLElement) => {
    const { href } = editor.getAttributes('link');
    setAddress(typeof href === 'string' ? href : '');
    setAnchor(button);
  };
  const close = () => setAnchor(null);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isValid) return;
    linkToAddress(editor, address.trim());
    close();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    close();
  };

  return (
    <>
      <ToolbarButton label={TOOLBAR_TEXTS.link} isActive={isActive} onClick={open}>
        <LinkIcon />
      </ToolbarButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': TOOLBAR_TEXTS.link, sx: { width: 360, p: 2 } } }}
      >
        <ArticleFinder
          label={TOOLBAR_TEXTS.linkArticle}
          find={links.find}
          onFound={({ id, article_title: title }) => {
            linkToArticle(editor, { id, title });
            close();
          }}
        />
        <Box component="form" onSubmit={apply} sx={{ mt: 2 }}>
          <TextInput
            label={TOOLBAR_TEXTS.linkAddress}
            value={address}
            placeholder="https://"
            onChange={(event) => setAddress(event.target.value)}
            errorText={address.trim() === '' || isValid ? undefined : TOOLBAR_TEXTS.linkRefused}
          />
          <Box sx={{ display: 'flex', gap: 1, mt: 2, justifyContent: 'flex-end' }}>
            {isActive && (
              <Button color="inherit" onClick={remove} sx={{ mr: 'auto' }}>
                {TOOLBAR_TEXTS.removeLink}
              </Button>
            )}
            <Button type="submit" variant="contained" disabled={!isValid}>
              {TOOLBAR_TEXTS.applyLink}
            </Button>
          </Box>
        </Box>
      </Popover>
    </>
  );
}
