import { PROFILE_LIST_TEXTS } from '@harborline/domain/texts/settings';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useNavigate } from 'react-router-dom';
import type { ProfileGroup } from './profile-groups';

interface ProfileSelectProps {
  groups: readonly ProfileGroup[];
  pathname: string;
}

/** The pages as a native select, which phones show in their own style. */
export function ProfileSelect({ groups, pathname }: ProfileSelectProps) {
  const navigate = useNavigate();
  const all = groups.flatMap(({ links }) => links);
  const current = all.find(({ to }) => to.toLowerCase() === pathname.toLowerCase());
  return (
    <NativeSelect
      fullWidth
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': PROFILE_LIST_TEXTS.select }}
      value={current?.to ?? ''}
      onChange={(event) => void navigate(event.target.value)}
    >
      {current === undefined && <option value="">{PROFILE_LIST_TEXTS.choose}</option>}
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
