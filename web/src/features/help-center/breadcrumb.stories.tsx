import { makeCategory } from '@harborline/domain/testing/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './breadcrumb';

const meta = {
  component: Breadcrumb,
  args: { path: [], current: 'Batteries' },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TopLevel: Story = {};
export const Deep: Story = {
  args: {
    path: [
      makeCategory({ id: 'bikes', category_title: 'Bikes and everything that belongs to them' }),
      makeCategory({ id: 'batteries', category_title: 'Batteries' }),
    ],
    current: 'How to charge, store and transport the battery of your bicycle',
  },
};
