import { videoPlayerOf } from '@harborline/domain/html/video-link';
import { ARTICLE_TEXTS, TOOLBAR_TEXTS } from '@harborline/domain/texts/articles';
import VideoIcon from '@mui/icons-material/SmartDisplayOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { TextInput } from '../ui-admin/text-input';
import { ToolbarButton } from './toolbar-button';

/** Inserts a video by its link. */
export function VideoButton({ editor }: { editor: Editor }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [link, setLink] = useState('');
  const [title, setTitle] = useState('');
  const player = videoPlayerOf(link);

  const open = (button: HTMLElement) => {
    setLink('');
    setTitle('');
    setAnchor(button);
  };
  const insert = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (player === null) return;
    setAnchor(null);
    editor
      .chain()
      .focus()
      .insertVideo({ src: player, title: title.trim() === '' ? TOOLBAR_TEXTS.video : title.trim() })
      .run();
  };

  return (
    <>
      <ToolbarButton label={TOOLBAR_TEXTS.video} onClick={open}>
        <VideoIcon />
      </ToolbarButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': TOOLBAR_TEXTS.video, sx: { width: 340, p: 2 } } }}
      >
        <form onSubmit={insert}>
          <TextInput
            label={ARTICLE_TEXTS.videoLabel}
            value={link}
            autoFocus
            placeholder="https://"
            onChange={(event) => setLink(event.target.value)}
            errorText={link.trim() === '' || player !== null ? undefined : ARTICLE_TEXTS.videoRefused}
          />
          <Box sx={{ mt: 2 }}>
            <TextInput
              label={ARTICLE_TEXTS.videoTitleLabel}
              helpText={ARTICLE_TEXTS.videoTitleHint}
              value={title}
              inputProps={{ maxLength: 200 }}
              onChange={(event) => setTitle(event.target.value)}
            />
          </Box>
          <Box sx={{ display: 'flex', mt: 2, justifyContent: 'flex-end' }}>
            <Button type="submit" variant="contained" disabled={player === null}>
              {ARTICLE_TEXTS.insertVideo}
            </Button>
          </Box>
        </form>
      </Popover>
    </>
  );
}
