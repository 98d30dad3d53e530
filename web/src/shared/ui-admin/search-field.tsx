import SearchIcon from '@mui/icons-material/SearchRounded';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Search field of a list. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <OutlinedInput
      type="search"
      value={value}
      placeholder={label}
      inputProps={{ 'aria-label': label }}
      onChange={(event) => onChange(event.target.value)}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
      sx={{ flex: '1 1 220px', maxWidth: { sm: 340 } }}
    />
  );
}
