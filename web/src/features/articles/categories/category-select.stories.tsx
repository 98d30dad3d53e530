import { makeCategory } from '@harborline/domain/testing/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { CategorySelect } from './category-select';
import { categoryTree } from './category-tree';

const meta = {
  component: CategorySelect,
  args: {
    nodes: categoryTree([
      makeCategory({ id: 'bikes', category_title: 'Bikes' }),
      makeCategory({ id: 'batteries', category_title: 'Batteries', parent_cat_id: 'bikes' }),
      makeCategory({ id: 'orders', category_title: 'Orders and returns' }),
    ]),
    value: 'batteries',
    emptyLabel: 'Choose a category',
    onChange: fn(),
  },
} satisfies Meta<typeof CategorySelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const WithError: Story = { args: { value: '', errorText: 'Choose a category.' } };
export const Opened: Story = {
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('combobox')),
};
