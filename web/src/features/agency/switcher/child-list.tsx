import { type AgencyItem, libraryLabel, matchesAgencySearch } from '@harborline/domain/agency/agency-item';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { SWITCHER_TEXTS } from '@harborline/domain/texts/shell';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import type { ChildrenOfAgency } from './use-children';

/** S9-11 */
const LIST_MAX_HEIGHT = 400;

interface ChildListProps {
  state: ChildrenOfAgency['children'];
  isBusy: boolean;
  onRetry: () => void;
  onChoose: (libraryId: string) => void;
}

function Found({
  found,
  isBusy,
  onChoose,
}: Pick<ChildListProps, 'isBusy' | 'onChoose'> & { found: readonly AgencyItem[] }) {
  if (found.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary" role="status" sx={{ p: 2, textAlign: 'center' }}>
        {SWITCHER_TEXTS.none}
      </Typography>
    );
  }
  return (
    <List dense sx={{ maxHeight: LIST_MAX_HEIGHT, overflowY: 'auto' }}>
      {found.map((item) => (
        <ListItem key={item.support_lib_id} disablePadding>
          {/* Switching to a library without a subscription would end the session (S8-14). */}
          <ListItemButton
            disabled={isBusy || !item.is_subscription_active}
            onClick={() => onChoose(item.support_lib_id)}
            // The reason must stay readable.
            sx={{ '&.Mui-disabled': { opacity: 0.7 } }}
          >
            <ListItemText
              primary={item.company_name || libraryLabel(item)}
              secondary={item.is_subscription_active ? libraryLabel(item) : SWITCHER_TEXTS.inactive}
              slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

/** The child libraries of an agency, searchable (S2.8-21). */
export function ChildList({ state, isBusy, onRetry, onChoose }: ChildListProps) {
  const [query, setQuery] = useState('');
  if (state.status === 'failed' || state.status === 'denied')
    return <ErrorState title={SWITCHER_TEXTS.loadFailed} onRetry={onRetry} />;
  if (state.status === 'loading') {
    return (
      <Box role="status" aria-label={KIT_TEXTS.loading} sx={{ p: 2 }}>
        <Skeleton height={40} />
        <Skeleton height={40} />
      </Box>
    );
  }
  return (
    <>
      <Box sx={{ p: 1.5, pb: 0.5 }}>
        <OutlinedInput
          fullWidth
          autoFocus
          size="small"
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder={SWITCHER_TEXTS.search}
          inputProps={{ 'aria-label': SWITCHER_TEXTS.search }}
          startAdornment={
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          }
        />
      </Box>
      <Found
        found={state.data.filter((child) => matchesAgencySearch(child, query))}
        isBusy={isBusy}
        onChoose={onChoose}
      />
    </>
  );
}
