import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchField } from './search-field';

const meta = {
  component: SearchField,
  args: { label: 'Search teammates', value: '', onChange: () => {} },
  render: ({ label, value }) => {
    const [words, setWords] = useState(value);
    return (
      <Box sx={{ display: 'flex' }}>
        <SearchField label={label} value={words} onChange={setWords} />
      </Box>
    );
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'ada@lumen.example' } };
