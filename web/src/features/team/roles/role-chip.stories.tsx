import { ROLES } from '@harborline/domain/permissions/slugs';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoleChip } from './role-chip';

const meta = { component: RoleChip, args: { role: 'agent' } } satisfies Meta<typeof RoleChip>;
export default meta;

export const EveryRole: StoryObj<typeof meta> = {
  render: () => (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {ROLES.map((role) => (
        <RoleChip key={role} role={role} />
      ))}
    </Stack>
  ),
};
