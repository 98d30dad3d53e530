import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useNavigate } from 'react-router-dom';
import type { ProfileGroup } from './profile-groups';

interface ProfileSelectProps {
  groups: readonly ProfileGroup[];
  pathname: string;
}

/** The pages as a choice, which the phone shows in its own way. */
export function ProfileSelect({ groups, pathname }: ProfileSelectProps) {
  const navigate = useNavigate();
  const all = groups.flatMap(({ links }) => links);
  const current = all.find(({ to }) => to.toLowerCase() === pathname.toLowerCase());
  return (
    <NativeSelect
      fullWidth
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': 'Settings page' }}
      value={current?.to ?? ''}
      onChange={(event) => void navigate(event.target.value)}
    >
      {current === undefined && <option value="">Choose a page</option>}
      {groups.map(({ title, links }) => (
        <optgroup key={title} label={title}>
          {links.map(({ page, label, to }) => (
            <option key={page} value={to}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}
