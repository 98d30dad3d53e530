import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListLoading, OfflineState } from './list-loading';
import { Skeleton } from './skeleton';

const meta = { component: ListLoading, subcomponents: { OfflineState } } satisfies Meta<typeof ListLoading>;
export default meta;

export const Loading: StoryObj<typeof meta> = {
  args: { children: <Skeleton variant="rounded" height={160} /> },
};
export const Offline: StoryObj<typeof meta> = {
  args: { children: null },
  render: () => <OfflineState />,
};
