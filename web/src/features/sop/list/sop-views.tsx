import { DEFAULT_SOP_TEXTS } from '@harborline/domain/texts/default-sops';
import { SOP_TEXTS } from '@harborline/domain/texts/sop';
import Box from '@mui/material/Box';
import { useLibrary } from '../../../shared/live/library-context';
import { adminLinks } from '../../../shared/routes/admin-links';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';

/** The views of the screen of SOPs. Only a library with a parent has default SOPs. */
export function SopViews({ current }: { current: 'list' | 'categories' | 'default' }) {
  const hasParent = (useLibrary()?.parent_lib_id ?? '') !== '';
  return (
    <Box sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}>
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
          ...(hasParent
            ? [
                {
                  key: 'default',
                  label: DEFAULT_SOP_TEXTS.view,
                  to: adminLinks.defaultSops(),
                  isCurrent: current === 'default',
                },
              ]
            : []),
        ]}
      />
    </Box>
  );
}
