import { AUDIENCE_TEXTS } from '@harborline/domain/texts/article-audience';
import { PLAN_TEXTS } from '@harborline/domain/texts/article-plans';
import { REVISION_TEXTS } from '@harborline/domain/texts/article-revisions';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import MoreIcon from '@mui/icons-material/MoreHorizRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { RemovalKind } from '../removal/removal-dialog';
import type { ArticleIntent } from './save-article';

interface ArticleActionsProps {
  isPublished: boolean;
  isArchived: boolean;
  isForStaff: boolean;
  hasDraft: boolean;
  hasChanges: boolean;
  isBusy: boolean;
  mayPublish: boolean;
  /** where visitors read it; null while they cannot */
  liveUrl: string | null;
  onSave: (intent: ArticleIntent) => void;
  onAsk: (intent: AskedIntent) => void;
  onOpen: (panel: ArticlePanel) => void;
}

/** What opens beside the text. */
export type ArticlePanel = 'revisions' | 'schedule' | 'review' | 'note';

/** Actions that need a confirmation. */
export type AskedIntent = 'unpublish' | 'discard-draft' | 'for-staff' | 'for-visitors' | RemovalKind;

/** Actions for a stored article. Those that visitors would notice need the publishing permission. */
export function ArticleActions(props: ArticleActionsProps) {
  const { isPublished, hasDraft, isBusy, mayPublish } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const canPublish = !isPublished || hasDraft || props.hasChanges;
  const choose = (intent: AskedIntent) => {
    setAnchor(null);
    props.onAsk(intent);
  };
  const open = (panel: ArticlePanel) => {
    setAnchor(null);
    props.onOpen(panel);
  };
  return (
    <>
      {!isPublished && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy || !props.hasChanges}
          onClick={() => props.onSave('save-unpublished')}
        >
          {ARTICLE_TEXTS.saveDraft}
        </Button>
      )}
      <Button
        variant="contained"
        disabled={isBusy || !mayPublish || !canPublish}
        title={mayPublish ? undefined : ARTICLE_TEXTS.mayNotPublish}
        onClick={() => props.onSave('publish')}
      >
        {isPublished ? ARTICLE_TEXTS.publishChanges : ARTICLE_TEXTS.publish}
      </Button>
      <IconButton
        aria-label={ARTICLE_TEXTS.openMenu}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {props.liveUrl !== null && (
          <MenuItem
            component="a"
            href={props.liveUrl}
            target="_blank"
            rel="noopener"
            onClick={() => setAnchor(null)}
          >
            {ARTICLE_TEXTS.viewLive}
          </MenuItem>
        )}
        <MenuItem onClick={() => open('revisions')}>{REVISION_TEXTS.title}</MenuItem>
        {mayPublish && canPublish && (
          <MenuItem disabled={isBusy} onClick={() => open('note')}>
            {PLAN_TEXTS.publishWithNote}
          </MenuItem>
        )}
        {mayPublish && !props.isArchived && (
          <MenuItem onClick={() => open('schedule')}>{PLAN_TEXTS.schedule}</MenuItem>
        )}
        {!props.isArchived && <MenuItem onClick={() => open('review')}>{PLAN_TEXTS.review}</MenuItem>}
        {hasDraft && (
          <MenuItem onClick={() => choose('discard-draft')}>{ARTICLE_TEXTS.discardDraft}</MenuItem>
        )}
        {mayPublish && !props.isArchived && (
          <MenuItem disabled={isBusy} onClick={() => choose(props.isForStaff ? 'for-visitors' : 'for-staff')}>
            {props.isForStaff ? AUDIENCE_TEXTS.forVisitors : AUDIENCE_TEXTS.forStaff}
          </MenuItem>
        )}
        {isPublished && mayPublish && !props.isArchived && (
          <MenuItem onClick={() => choose('unpublish')}>{ARTICLE_TEXTS.unpublish}</MenuItem>
        )}
        {mayPublish && !props.isArchived && (
          <MenuItem onClick={() => choose('archive')}>{ARTICLE_TEXTS.archive}</MenuItem>
        )}
        {mayPublish && (
          <MenuItem onClick={() => choose('delete')} sx={{ color: 'error.main' }}>
            {ARTICLE_TEXTS.delete}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
