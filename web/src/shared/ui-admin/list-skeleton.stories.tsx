import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListSkeleton } from './list-skeleton';

const meta = { component: ListSkeleton } satisfies Meta<typeof ListSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const LowRows: Story = { args: { height: 32 } };
