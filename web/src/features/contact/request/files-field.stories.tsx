import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FilesField } from './files-field';

const meta = {
  component: FilesField,
  args: { files: [], change: fn(), progress: [], isLostOnLeaving: false, isDisabled: false },
} satisfies Meta<typeof FilesField>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = (name: string): File => new File([''], name, { lastModified: 0 });
const SEVERAL = ['charger-that-does-not-light-up.jpg', 'invoice.pdf', 'log.txt'].map(named);

export const NoFile: Story = {};
export const WithFile: Story = { args: { files: SEVERAL.slice(0, 1) } };
export const WithSeveral: Story = { args: { files: SEVERAL } };
export const Sending: Story = { args: { files: SEVERAL, progress: [100, 40, 0], isDisabled: true } };
export const Disabled: Story = { args: { isDisabled: true } };
