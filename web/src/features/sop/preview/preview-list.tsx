import { SOP_PREVIEW_TEXTS } from '@harborline/domain/texts/sop';
import ChevronIcon from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { Loadable } from '../../../shared/requests/loadable';
import { DeniedState } from '../../../shared/ui-admin/denied-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';

interface PreviewListProps {
  label: string;
  status: Loadable<unknown>['status'];
  onRetry: (() => void) | undefined;
  emptyText: string;
  entries: readonly { readonly id: string; readonly title: string; readonly open: () => void }[];
}

/** One level of the preview as a list whose entries lead to the next. */
export function PreviewList({ label, status, onRetry, emptyText, entries }: PreviewListProps) {
  if (status === 'loading') return <ListSkeleton height={44} />;
  if (status === 'denied') return <DeniedState />;
  if (status === 'failed')
    return (
      <ErrorState title={SOP_PREVIEW_TEXTS.loadFailed} {...(onRetry === undefined ? {} : { onRetry })} />
    );
  return (
    <Box component="section" aria-label={label}>
      <Typography variant="h3" component="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        <bdi>{label}</bdi>
      </Typography>
      {entries.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {emptyText}
        </Typography>
      )}
      <List disablePadding>
        {entries.map(({ id, title, open }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton onClick={open} sx={{ px: 1 }}>
              <ListItemText primary={<bdi>{title}</bdi>} sx={{ overflowWrap: 'anywhere' }} />
              <ChevronIcon color="action" sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
