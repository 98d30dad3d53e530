import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import CancelIcon from '@mui/icons-material/CancelRounded';
import TagIcon from '@mui/icons-material/LabelOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTags } from '../../../shared/ticket-tags/use-tags';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { TagField } from '../tags/tag-field';
import type { Ticket } from '../ticket';
import type { RunningStep } from './use-bulk-step';

interface BulkTagsProps {
  tickets: readonly Ticket[];
  run: RunningStep['run'];
}

/** Adds a tag to the selected tickets, or removes one that some of them have (D-117). */
export function BulkTags({ tickets, run }: BulkTagsProps) {
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const change = (name: string, isSet: boolean) => {
    close();
    const said = isSet ? BULK_TEXTS.tagAdded : BULK_TEXTS.tagRemoved;
    run({ kind: 'tag', name, is_set: isSet }, (count) => said(count, name));
  };
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={BULK_TEXTS.tags}
        title={BULK_TEXTS.tags}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <TagIcon fontSize="small" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: { p: 2, width: 'min(320px, calc(100vw - 32px))' },
          },
        }}
      >
        <Typography id={titleId} variant="subtitle2">
          {BULK_TEXTS.tagsOf(tickets.length)}
        </Typography>
        <Choices tickets={tickets} onChange={change} />
      </Popover>
    </>
  );
}

interface ChoicesProps {
  tickets: readonly Ticket[];
  onChange: (name: string, isSet: boolean) => void;
}

/** How many of the tickets have each tag that any of them has, in the order in which they come. */
function countsOf(
  tickets: readonly Ticket[],
  currentOf: (ref: string) => string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tag_refs: refs = [] } of tickets)
    for (const ref of new Set(refs.map(currentOf))) counts.set(ref, (counts.get(ref) ?? 0) + 1);
  return counts;
}

function Choices({ tickets, onChange }: ChoicesProps) {
  const { state, nameOf, currentOf } = useTags([]);
  if (state.status === 'failed' || state.status === 'denied')
    return <ErrorState title={TAG_TEXTS.loadFailed} onRetry={state.retry} />;
  const counts = [...countsOf(tickets, currentOf)];
  const ofAll = counts.filter(([, count]) => count === tickets.length).map(([ref]) => ref);
  const named = counts.flatMap(([ref, count]) => {
    const name = nameOf(ref);
    return name === undefined ? [] : [{ ref, name, count }];
  });
  return (
    <>
      <TagField
        tags={state.status === 'ready' ? state.data.tags : []}
        refs={ofAll}
        isReadOnly={state.status !== 'ready'}
        onAdd={(name) => onChange(name, true)}
      />
      {counts.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {BULK_TEXTS.noTags}
        </Typography>
      )}
      {named.length > 0 && (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
        >
          {named.map(({ ref, name, count }) => (
            <Box component="li" key={ref} sx={{ maxWidth: '100%' }}>
              <Chip
                size="small"
                clickable
                aria-label={BULK_TEXTS.removeTag(name, count)}
                title={BULK_TEXTS.removeTag(name, count)}
                icon={<CancelIcon />}
                label={<bdi>{count === tickets.length ? name : `${name} · ${count}`}</bdi>}
                onClick={() => onChange(name, false)}
              />
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
