import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { INSIGHTS_TEXTS } from '@harborline/domain/texts/insights';
import Box from '@mui/material/Box';
import { useLibrary } from '../../../shared/live/library-context';
import { adminLinks } from '../../../shared/routes/admin-links';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';

type ContentView = 'articles' | 'categories' | 'default' | 'insights';

/** The views of the content screen. Only a library with a parent has default content. */
export function ContentViews({ current }: { current: ContentView }) {
  const hasParent = (useLibrary()?.parent_lib_id ?? '') !== '';
  return (
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
          ...(hasParent
            ? [
                {
                  key: 'default',
                  label: DEFAULT_CONTENT_TEXTS.view,
                  to: adminLinks.defaultContent(),
                  isCurrent: current === 'default',
                },
              ]
            : []),
          {
            key: 'insights',
            label: INSIGHTS_TEXTS.view,
            to: adminLinks.insights(),
            isCurrent: current === 'insights',
          },
        ]}
      />
    </Box>
  );
}
