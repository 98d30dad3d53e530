import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from './text-field';

interface SampleProps {
  value: string;
  error?: string;
  rows?: number;
  hasCount?: boolean;
  isReadOnly?: boolean;
}

function Sample({ value, error, ...field }: SampleProps) {
  const { control, setError } = useForm({ defaultValues: { text: value } });
  useEffect(() => {
    if (error !== undefined) setError('text', { message: error });
  }, [error, setError]);
  return <TextField control={control} name="text" label="Meta description" limit={160} {...field} />;
}

const meta = {
  component: Sample,
  args: { value: 'Answers about e-bikes' },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Counted: Story = { args: { hasCount: true, rows: 3 } };
export const WithError: Story = { args: { value: '', error: 'Enter a description.' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
