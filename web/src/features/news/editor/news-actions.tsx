import { isLive } from '@harborline/domain/articles/publication';
import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import MoreIcon from '@mui/icons-material/MoreHorizRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { NewsIntent } from './save-news';

export type AskedOfNews = 'unpublish' | 'delete';

interface NewsActionsProps {
  /** null for one that is not stored yet */
  stored: NewsFlash | null;
  isDirty: boolean;
  /** whether a time is chosen at which it is published */
  isPlanned: boolean;
  isBusy: boolean;
  mayWrite: boolean;
  mayPublish: boolean;
  mayDelete: boolean;
  /** where visitors read it; null while they cannot */
  liveUrl: string | null;
  onSave: (intent: NewsIntent) => void;
  onAsk: (asked: AskedOfNews) => void;
}

/** What can be done with a news flash. What visitors would notice needs the publishing permission. */
export function NewsActions({
  stored,
  isDirty,
  isPlanned,
  isBusy,
  onSave,
  onAsk,
  ...props
}: NewsActionsProps) {
  const isOut = stored !== null && isLive(stored);
  const whyNot = props.mayPublish ? undefined : NEWS_TEXTS.mayNotPublish;
  if (isOut) {
    return (
      <>
        <Button
          variant="contained"
          disabled={isBusy || !props.mayWrite || !isDirty}
          title={whyNot}
          onClick={() => onSave('save')}
        >
          {NEWS_TEXTS.publishChanges}
        </Button>
        <MoreActions
          isOut
          mayDelete={props.mayDelete}
          liveUrl={props.liveUrl}
          {...{ isBusy, onAsk }}
          mayUnpublish={props.mayPublish}
        />
      </>
    );
  }
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        disabled={isBusy || !props.mayWrite || (stored !== null && !isDirty)}
        onClick={() => onSave('save')}
      >
        {isPlanned ? NEWS_TEXTS.plan : NEWS_TEXTS.save}
      </Button>
      <Button
        variant="contained"
        disabled={isBusy || !props.mayPublish}
        title={whyNot}
        onClick={() => onSave('publish')}
      >
        {NEWS_TEXTS.publish}
      </Button>
      {stored !== null && props.mayDelete && (
        <MoreActions isOut={false} mayDelete mayUnpublish={false} liveUrl={null} {...{ isBusy, onAsk }} />
      )}
    </>
  );
}

interface MoreActionsProps {
  isOut: boolean;
  isBusy: boolean;
  mayUnpublish: boolean;
  mayDelete: boolean;
  liveUrl: string | null;
  onAsk: (asked: AskedOfNews) => void;
}

function MoreActions({ isOut, isBusy, mayUnpublish, mayDelete, liveUrl, onAsk }: MoreActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const ask = (asked: AskedOfNews) => {
    close();
    onAsk(asked);
  };
  return (
    <>
      <IconButton
        aria-label={NEWS_TEXTS.openMenu}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {liveUrl !== null && (
          <MenuItem component="a" href={liveUrl} target="_blank" rel="noopener" onClick={close}>
            {NEWS_TEXTS.viewLive}
          </MenuItem>
        )}
        {isOut && (
          <MenuItem disabled={isBusy || !mayUnpublish} onClick={() => ask('unpublish')}>
            {NEWS_TEXTS.unpublish}
          </MenuItem>
        )}
        <MenuItem disabled={isBusy || !mayDelete} onClick={() => ask('delete')} sx={{ color: 'error.main' }}>
          {NEWS_TEXTS.delete}
        </MenuItem>
      </Menu>
    </>
  );
}
