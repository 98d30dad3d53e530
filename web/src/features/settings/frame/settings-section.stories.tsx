import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { FactList } from '../account/fact-list';
import { SettingsSection } from './settings-section';

const meta = {
  component: SettingsSection,
  args: {
    title: 'Company',
    description: 'What visitors see of you.',
    children: <TextInput label="Company name" value="Lumen Cycles" onChange={fn()} />,
  },
} satisfies Meta<typeof SettingsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithField: Story = {};
export const WithFacts: Story = {
  args: {
    title: 'Your account',
    children: (
      <FactList
        facts={[
          { label: 'Email', value: 'a-very-long-address-of-somebody@department.of.lumen.example' },
          { label: 'Role', value: 'Agent', hint: 'Ask an admin to change it.' },
          { label: 'Member since', value: '2 March 2026' },
        ]}
      />
    ),
  },
};
