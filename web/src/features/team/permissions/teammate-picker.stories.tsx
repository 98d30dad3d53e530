import { makeUser } from '@harborline/domain/testing/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { TeammatePicker } from './teammate-picker';

const person = (id: string, name: string) => ({
  ...makeUser({ uid: id, agent_name: name, user_email: `${id}@lumen.example` }),
  id,
  isPending: false,
});
const PEOPLE = [person('ada', 'Ada Agent'), person('walter', 'Walter Writer')];

const meta = {
  component: TeammatePicker,
  args: { people: PEOPLE, chosen: null, onChoose: fn() },
} satisfies Meta<typeof TeammatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NobodyChosen: Story = {};
export const Chosen: Story = { args: { chosen: PEOPLE[0] ?? null } };
export const Opened: Story = {
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('combobox')),
};
