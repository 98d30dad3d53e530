import { DEFAULT_NEWS_TEXTS } from '@harborline/domain/texts/default-news';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import Box from '@mui/material/Box';
import { useLibrary } from '../../../shared/live/library-context';
import { adminLinks } from '../../../shared/routes/admin-links';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';

/** The views of the news screen. Only a library with a parent has default news, and needs to choose. */
export function NewsViews({ current }: { current: 'own' | 'default' }) {
  const hasParent = (useLibrary()?.parent_lib_id ?? '') !== '';
  if (!hasParent) return null;
  return (
    <Box sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}>
      <LinkTabs
        label={NEWS_TEXTS.views}
        tabs={[
          { key: 'own', label: NEWS_TEXTS.ownView, to: adminLinks.news(), isCurrent: current === 'own' },
          {
            key: 'default',
            label: DEFAULT_NEWS_TEXTS.view,
            to: adminLinks.defaultNews(),
            isCurrent: current === 'default',
          },
        ]}
      />
    </Box>
  );
}
