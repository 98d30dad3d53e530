import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';

interface TextInputProps extends Omit<OutlinedInputProps, 'id' | 'error' | 'label'> {
  label: string;
  /** beside the label, for instance a link or a counter */
  labelEnd?: ReactNode;
  errorText?: string | undefined;
  helpText?: string | undefined;
}

/**
 * A labelled text field with its error. Not MUI's TextField, whose menus and popovers would make the sign-in screen
 * heavier.
 */
export function TextInput({ label, labelEnd, errorText, helpText, inputProps, ...input }: TextInputProps) {
  const id = useId();
  const describedBy = errorText ?? helpText;
  return (
    <FormControl fullWidth error={errorText !== undefined} required={input.required === true}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.75 }}>
        <FormLabel htmlFor={id} sx={{ typography: 'subtitle2' }}>
          {label}
        </FormLabel>
        {labelEnd !== undefined && (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {labelEnd}
          </Box>
        )}
      </Box>
      <OutlinedInput
        {...input}
        id={id}
        // The inner field has its own padding, as in the other sizes.
        sx={{ '&.MuiInputBase-multiline': { py: 0 } }}
        inputProps={{
          ...inputProps,
          ...(describedBy === undefined ? {} : { 'aria-describedby': `${id}-help` }),
        }}
      />
      {describedBy !== undefined && (
        <FormHelperText id={`${id}-help`} role={errorText === undefined ? undefined : 'alert'} sx={{ mx: 0 }}>
          {describedBy}
        </FormHelperText>
      )}
    </FormControl>
  );
}
