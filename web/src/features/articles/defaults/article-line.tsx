import { isLive } from '@harborline/domain/articles/publication';
import type { Article } from '@harborline/domain/entities/article';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { isSearchable } from '@harborline/domain/search/is-searchable';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import EditIcon from '@mui/icons-material/EditOutlined';
import OpenIcon from '@mui/icons-material/OpenInNewRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { CopyUpdate } from './copy-update';
import type { OfferedArticle } from './load-parent-content';
import type { Copies } from './use-copies';

interface ArticleLineProps {
  article: OfferedArticle;
  parentName: string;
  libraryKey: string;
  /** whether visitors find it */
  isShown: boolean;
  isTopicShown: boolean;
  mayChoose: boolean;
  copies: Copies;
  onShow: (isShown: boolean) => void;
}

function copyLabel(copy: Article): string {
  if (copy.is_disabled) return DEFAULT_CONTENT_TEXTS.yourArchivedCopy;
  if (copy.is_published) return DEFAULT_CONTENT_TEXTS.yourCopy;
  return isLive(copy) ? DEFAULT_CONTENT_TEXTS.yourStaffCopy : DEFAULT_CONTENT_TEXTS.yourDraft;
}

/** An article of the parent: whether visitors find it, and the library's own copy of it. */
export function ArticleLine({
  article,
  parentName,
  libraryKey,
  isShown,
  copies,
  ...props
}: ArticleLineProps) {
  const { id, title } = article;
  const mayWrite = useMay('Articles.createUnpublished');
  const mayPublish = useMay('Articles.publish');
  const own = copies.all.get(id);
  const isReplaced = own !== undefined && isSearchable(own.copy);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 1.5, sm: 2 }, py: 0.75, minWidth: 0 }}
      >
        <Box
          sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
        >
          <Typography
            variant="body2"
            color={props.isTopicShown ? 'textPrimary' : 'textSecondary'}
            sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
          >
            <bdi>{title}</bdi>
          </Typography>
          {own !== undefined && (
            <Chip
              size="small"
              variant="outlined"
              color={isReplaced ? 'success' : 'default'}
              label={copyLabel(own.copy)}
            />
          )}
          {own?.hasUpdate === true && (
            <Chip
              size="small"
              variant="outlined"
              color="info"
              label={DEFAULT_CONTENT_TEXTS.updateAvailable}
            />
          )}
        </Box>
        {own !== undefined && (
          <Tooltip title={DEFAULT_CONTENT_TEXTS.editCopyHint}>
            <IconButton
              size="small"
              component={Link}
              to={adminLinks.editArticle(own.copy.id)}
              aria-label={DEFAULT_CONTENT_TEXTS.editCopy(title)}
            >
              <EditIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        {own === undefined && mayWrite && props.isTopicShown && (
          <Tooltip title={DEFAULT_CONTENT_TEXTS.copyHint}>
            <IconButton
              size="small"
              aria-label={DEFAULT_CONTENT_TEXTS.copyArticle(title)}
              onClick={() => copies.copy(article)}
            >
              <CopyIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        {(isShown || isReplaced) && (
          <Tooltip title={DEFAULT_CONTENT_TEXTS.preview}>
            <IconButton
              size="small"
              component="a"
              href={publicLinks(libraryKey).article(isReplaced ? own.copy.id : id)}
              target="_blank"
              rel="noopener"
              aria-label={`${DEFAULT_CONTENT_TEXTS.preview}: ${title}`}
            >
              <OpenIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        <Switch
          size="small"
          checked={isShown}
          disabled={!props.mayChoose}
          onChange={(_event, isOn) => props.onShow(isOn)}
          slotProps={{ input: { 'aria-label': DEFAULT_CONTENT_TEXTS.showArticle(title) } }}
        />
      </Box>
      {own?.hasUpdate === true && (
        <CopyUpdate
          copy={own}
          parentName={parentName}
          mayChange={mayWrite && (mayPublish || (!isLive(own.copy) && !own.copy.is_disabled))}
          onTakeTheirs={() => copies.takeTheirs(own)}
          onKeepMine={() => copies.keepMine(own)}
        />
      )}
    </Box>
  );
}
