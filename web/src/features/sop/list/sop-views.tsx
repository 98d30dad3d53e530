import { SOP_TEXTS } from '@harborline/domain/texts/sop';
import Box from '@mui/material/Box';
import { adminLinks } from '../../../shared/routes/admin-links';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';

/** Switches between the list of SOPs and their categories. */
export function SopViews({ current }: { current: 'list' | 'categories' }) {
  return (
    <Box sx={{ mb: 2 }}>
      <LinkTabs
        label={SOP_TEXTS.views}
        tabs={[
          {
            key: 'list',
            label: SOP_TEXTS.listView,
            to: adminLinks.sops(),
            isCurrent: current === 'list',
          },
          {
            key: 'categories',
            label: SOP_TEXTS.categoriesView,
            to: adminLinks.sopCategories(),
            isCurrent: current === 'categories',
          },
        ]}
      />
    </Box>
  );
}
