import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Field, RequiredNote } from './field';

const meta = { component: Field, subcomponents: { RequiredNote } } satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj;

export const Ordinary: Story = {
  render: () => <Field label="Order number" error="" value="20417" onChange={fn()} />,
};
export const Required: Story = {
  render: () => (
    <>
      <RequiredNote />
      <Field label="Email" error="" isRequired value="" onChange={fn()} />
    </>
  ),
};
export const WithError: Story = {
  render: () => (
    <Field label="Email" error="Enter an email address." isRequired value="ada@" onChange={fn()} />
  ),
};
export const SeveralLines: Story = {
  render: () => (
    <Field isLong label="Message" error="" value="The charger does not light up." onChange={fn()} />
  ),
};
