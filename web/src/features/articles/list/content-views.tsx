import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import Box from '@mui/material/Box';
import { adminLinks } from '../../../shared/routes/admin-links';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';

/** The two views of the content screen. */
export const ContentViews = ({ current }: { current: 'articles' | 'categories' }) => (
  <Box sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}>
    <LinkTabs
      label={CATEGORY_TEXTS.views}
      tabs={[
        {
          key: 'articles',
          label: CATEGORY_TEXTS.articlesView,
          to: adminLinks.content(),
          isCurrent: current === 'articles',
        },
        {
          key: 'categories',
          label: CATEGORY_TEXTS.categoriesView,
          to: adminLinks.categories(),
          isCurrent: current === 'categories',
        },
      ]}
    />
  </Box>
);
