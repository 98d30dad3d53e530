import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageTitle } from './page-title';

const meta = {
  component: PageTitle,
  args: { children: 'Charge your battery' },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Long: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen: how to wear and wash them' },
};
