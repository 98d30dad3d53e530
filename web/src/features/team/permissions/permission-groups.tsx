import { PERMISSION_GROUPS, SLUG_LABELS } from '@harborline/domain/permissions/slug-labels';
import type { PermissionSlug } from '@harborline/domain/permissions/slugs';
import { PERMISSION_TEXTS } from '@harborline/domain/texts/team';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../shared/ui-admin/empty-state';

interface PermissionGroupsProps {
  words: string;
  isShown: (slug: PermissionSlug) => boolean;
  isGranted: (slug: PermissionSlug) => boolean;
  renderRow: (slug: PermissionSlug) => ReactNode;
}

function matches(slug: PermissionSlug, words: string): boolean {
  const { label, description } = SLUG_LABELS[slug];
  return `${label} ${description}`.toLowerCase().includes(words.trim().toLowerCase());
}

/** Permissions by area; areas without a match are hidden. */
export function PermissionGroups({ words, isShown, isGranted, renderRow }: PermissionGroupsProps) {
  const groups = PERMISSION_GROUPS.map((group) => ({
    ...group,
    shown: group.slugs.filter((slug) => isShown(slug) && matches(slug, words)),
  })).filter(({ shown }) => shown.length > 0);
  if (groups.length === 0) return <EmptyState icon={<SearchIcon />} title={PERMISSION_TEXTS.noMatch} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      {groups.map(({ area, label, slugs, shown }) => (
        <Box
          component="section"
          key={area}
          aria-labelledby={`area-${area}`}
          sx={{
            border: 1,
            borderColor: 'divider',
            borderRadius: 1.5,
            bgcolor: 'background.paper',
            overflow: 'hidden',
          }}
        >
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'baseline',
              px: 2,
              py: 1.25,
              bgcolor: 'surface.sunken',
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography id={`area-${area}`} variant="h3" component="h2">
              {label}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {PERMISSION_TEXTS.grantedOf(slugs.filter(isGranted).length, slugs.length)}
            </Typography>
          </Box>
          <Box
            component="ul"
            sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
          >
            {shown.map(renderRow)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
