import type { Role } from '@harborline/domain/permissions/slugs';
import { ROLE_DESCRIPTIONS, ROLE_LABELS } from '@harborline/domain/texts/team';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface RoleChoiceProps {
  label: string;
  roles: readonly Role[];
  /** why a role cannot be assigned, null or absent if it can */
  refusals?: Readonly<Partial<Record<Role, string | null>>>;
  value: Role;
  onChange: (role: Role) => void;
}

/** Choice of a role, each with its description, or why it cannot be assigned. */
export function RoleChoice({ label, roles, refusals = {}, value, onChange }: RoleChoiceProps) {
  const id = useId();
  const choose = (chosen: string) => {
    const role = roles.find((candidate) => candidate === chosen);
    if (role !== undefined) onChange(role);
  };
  return (
    <FormControl fullWidth>
      <FormLabel id={id} sx={{ typography: 'subtitle2', mb: 0.5 }}>
        {label}
      </FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_, chosen) => choose(chosen)}>
        {roles.map((role) => (
          <FormControlLabel
            key={role}
            value={role}
            disabled={typeof refusals[role] === 'string'}
            control={<Radio size="small" sx={{ alignSelf: 'flex-start' }} />}
            label={
              <Box sx={{ py: 0.75 }}>
                <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                  {ROLE_LABELS[role]}
                </Typography>
                <Typography
                  variant="caption"
                  color="textSecondary"
                  component="span"
                  sx={{ display: 'block' }}
                >
                  {refusals[role] ?? ROLE_DESCRIPTIONS[role]}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
