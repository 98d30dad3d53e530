import Box from '@mui/material/Box';
import { useLibrary } from '../../../shared/live/library-context';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';

interface View {
  readonly label: string;
  readonly to: string;
}

interface DefaultViewsProps {
  label: string;
  current: 'own' | 'default';
  own: View;
  defaults: View;
}

/** The library's own texts and those of its parent. Only a library with a parent has such, and needs to choose. */
export function DefaultViews({ label, current, own, defaults }: DefaultViewsProps) {
  const hasParent = (useLibrary()?.parent_lib_id ?? '') !== '';
  if (!hasParent) return null;
  return (
    <Box sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}>
      <LinkTabs
        label={label}
        tabs={[
          { key: 'own', ...own, isCurrent: current === 'own' },
          { key: 'default', ...defaults, isCurrent: current === 'default' },
        ]}
      />
    </Box>
  );
}
