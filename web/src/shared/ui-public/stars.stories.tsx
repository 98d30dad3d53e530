import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stars } from './stars';

const meta = {
  component: Stars,
  args: { heading: 'h1', rating: null, onChoose: () => {} },
} satisfies Meta<typeof Stars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};
export const ThreeChosen: Story = { args: { rating: 3 } };
export const AllChosen: Story = { args: { rating: 5 } };
