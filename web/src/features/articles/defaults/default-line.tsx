import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import EditIcon from '@mui/icons-material/EditOutlined';
import OpenIcon from '@mui/icons-material/OpenInNewRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Of a small switch, in pixels. */
const SWITCH_WIDTH = 40;

/** The library's own copy of a text of its parent. */
interface ShownCopy {
  readonly label: string;
  /** whether visitors read it in place of the original */
  readonly isReplacing: boolean;
  readonly hasUpdate: boolean;
  readonly editAddress: string;
}

interface DefaultLineProps {
  title: string;
  switchLabel: string;
  isShown: boolean;
  isDimmed?: boolean;
  mayChoose: boolean;
  /** null if there is none */
  own: ShownCopy | null;
  /** null for those who may not make one */
  onCopy: (() => void) | null;
  /** address where it is read; null if visitors find nothing */
  preview: string | null;
  /** what the link to it says */
  previewLabel?: string;
  onShow: (isShown: boolean) => void;
  /** what is being done with the copy, where that takes a while; null for nothing */
  progress?: string | null;
  /** what follows an update of the original */
  children?: ReactNode;
}

function Name({ title, isDimmed = false, own }: Pick<DefaultLineProps, 'title' | 'isDimmed' | 'own'>) {
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography
        variant="body2"
        color={isDimmed ? 'textSecondary' : 'textPrimary'}
        sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
      >
        <bdi>{title}</bdi>
      </Typography>
      {own !== null && (
        <Chip
          size="small"
          variant="outlined"
          color={own.isReplacing ? 'success' : 'default'}
          label={own.label}
        />
      )}
      {own?.hasUpdate === true && (
        <Chip size="small" variant="outlined" color="info" label={DEFAULT_CONTENT_TEXTS.updateAvailable} />
      )}
    </Box>
  );
}

/**
 * A text of the parent: whether visitors find it, and the library's own copy of it (U-12). One that a copy replaces has
 * no switch.
 */
export function DefaultLine({ title, own, onCopy, preview, children, ...props }: DefaultLineProps) {
  const { previewLabel = DEFAULT_CONTENT_TEXTS.preview, progress = null } = props;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 1.5, sm: 2 }, py: 0.75, minWidth: 0 }}
      >
        <Name title={title} own={own} isDimmed={props.isDimmed ?? false} />
        {own !== null && (
          <Tooltip title={DEFAULT_CONTENT_TEXTS.editCopyHint}>
            <IconButton
              size="small"
              component={Link}
              to={own.editAddress}
              aria-label={DEFAULT_CONTENT_TEXTS.editCopy(title)}
            >
              <EditIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        {own === null && onCopy !== null && (
          <Tooltip title={DEFAULT_CONTENT_TEXTS.copyHint}>
            {/* A disabled button shows no tooltip. */}
            <Box component="span">
              <IconButton
                size="small"
                aria-label={DEFAULT_CONTENT_TEXTS.copyArticle(title)}
                disabled={progress !== null}
                onClick={onCopy}
              >
                <CopyIcon fontSize="small" />
              </IconButton>
            </Box>
          </Tooltip>
        )}
        {preview !== null && (
          <Tooltip title={previewLabel}>
            <IconButton
              size="small"
              component="a"
              href={preview}
              target="_blank"
              rel="noopener"
              aria-label={`${previewLabel}: ${title}`}
            >
              <OpenIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        {own?.isReplacing === true ? (
          // Its own state decides what is read, and hiding the original would hide nothing.
          <Box sx={{ width: SWITCH_WIDTH, flexShrink: 0 }} />
        ) : (
          <Switch
            size="small"
            checked={props.isShown}
            disabled={!props.mayChoose}
            onChange={(_event, isOn) => props.onShow(isOn)}
            slotProps={{ input: { 'aria-label': props.switchLabel } }}
          />
        )}
      </Box>
      {own?.hasUpdate === true && children}
      {progress !== null && <LinearProgress aria-label={progress} sx={{ height: 2 }} />}
    </Box>
  );
}
