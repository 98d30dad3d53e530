import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import MoreIcon from '@mui/icons-material/MoreHorizRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

interface ArticleRowMenuProps {
  title: string;
  isArchived: boolean;
  onArchive: () => void;
  onRestore: () => void;
  onDelete: () => void;
}

/** Actions for an article in the list. */
export function ArticleRowMenu({ title, isArchived, ...props }: ArticleRowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (run: () => void) => () => {
    setAnchor(null);
    run();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={ARTICLE_TEXTS.moreActions(title)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        // Above the link that covers the row.
        sx={{ position: 'relative', zIndex: 1 }}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {isArchived ? (
          <MenuItem onClick={choose(props.onRestore)}>{ARTICLE_TEXTS.restore}</MenuItem>
        ) : (
          <MenuItem onClick={choose(props.onArchive)}>{ARTICLE_TEXTS.archive}</MenuItem>
        )}
        <MenuItem onClick={choose(props.onDelete)} sx={{ color: 'error.main' }}>
          {ARTICLE_TEXTS.delete}
        </MenuItem>
      </Menu>
    </>
  );
}
