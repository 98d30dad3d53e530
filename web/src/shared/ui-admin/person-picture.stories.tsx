import SupportIcon from '@mui/icons-material/SupportAgentOutlined';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonPicture } from './person-picture';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0e7c87" d="M0 0h8v8H0z"/><circle cx="4" cy="3.2" r="1.6" fill="#ffd9c7"/><path fill="#ffd9c7" d="M1 8a3 3 0 0 1 6 0z"/></svg>',
)}`;

const meta = {
  component: PersonPicture,
  args: { name: 'Ada Agent', picture: '', size: 48 },
} satisfies Meta<typeof PersonPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  render: ({ name }) => (
    <Stack direction="row" spacing={2}>
      {[24, 28, 36, 48, 96].map((size) => (
        <PersonPicture key={size} name={name} picture="" size={size} />
      ))}
    </Stack>
  ),
};
export const Picture: Story = { args: { picture: PICTURE } };
export const NoPerson: Story = { args: { icon: <SupportIcon /> } };
