import { makeCategory } from '@harborline/domain/testing/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryCard } from './category-card';

const node = { category: makeCategory(), children: [] };

const meta = {
  component: CategoryCard,
  args: { node, articleCount: 12 },
} satisfies Meta<typeof CategoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {};
export const NotCountedYet: Story = { args: { articleCount: null } };
