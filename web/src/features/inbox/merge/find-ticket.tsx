import { LIMITS } from '@harborline/domain/limits';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { TicketStatusChip } from '../status/ticket-status-chip';
import { type Candidate, type Sought, useCandidates } from './use-candidates';

interface FindTicketProps extends Sought {
  /** what is said of those that are proposed while nothing is typed, and where there are none */
  readonly proposedTexts?: { readonly title: string; readonly none: string };
  /** @param ref of the ticket that was chosen */
  readonly onChoose: (ref: string) => void;
}

const OF_VISITOR = { title: MERGE_TEXTS.recent, none: MERGE_TEXTS.noRecent };

/** Finds another ticket: first among those that are proposed, then by words (D-110, D-127). */
export function FindTicket({ onChoose, proposedTexts = OF_VISITOR, ...sought }: FindTicketProps) {
  const [typed, setTyped] = useState('');
  const found = useCandidates(sought, typed);
  return (
    <>
      <TextInput
        label={MERGE_TEXTS.find}
        helpText={MERGE_TEXTS.findHelp}
        type="search"
        autoFocus
        value={typed}
        inputProps={{ dir: 'auto', maxLength: LIMITS.ticketSearchQuery }}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Box aria-live="polite" sx={{ mt: 2 }}>
        <Candidates {...found} proposedTexts={proposedTexts} onChoose={onChoose} />
      </Box>
    </>
  );
}

type CandidatesProps = ReturnType<typeof useCandidates> &
  Required<Pick<FindTicketProps, 'onChoose' | 'proposedTexts'>>;

function Candidates({ candidates, isSearch, isLoading, hasFailed, retry, ...props }: CandidatesProps) {
  const titleId = useId();
  if (hasFailed) return <ErrorState title={MERGE_TEXTS.findFailed} onRetry={retry} />;
  if (isLoading) return <ListSkeleton height={44} />;
  if (candidates.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {isSearch ? MERGE_TEXTS.noneFound : props.proposedTexts.none}
      </Typography>
    );
  return (
    <>
      <Typography id={titleId} variant="subtitle2" component="p" sx={{ mb: 0.5 }}>
        {isSearch ? MERGE_TEXTS.found : props.proposedTexts.title}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {candidates.map((candidate) => (
          <li key={candidate.id}>
            <CandidateRow candidate={candidate} onChoose={() => props.onChoose(candidate.id)} />
          </li>
        ))}
      </Box>
    </>
  );
}

function CandidateRow({ candidate, onChoose }: { candidate: Candidate; onChoose: () => void }) {
  return (
    <ButtonBase
      onClick={onChoose}
      data-candidate={candidate.id}
      sx={{
        display: 'block',
        width: '100%',
        textAlign: 'start',
        px: 1,
        py: 1,
        borderRadius: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'surface.sunken' },
      }}
    >
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography component="span" variant="body2" noWrap sx={{ flex: 1, fontWeight: 550 }}>
          {shortNumber(candidate.number)} <bdi>{candidate.title || INBOX_TEXTS.noTitle}</bdi>
        </Typography>
        <TicketStatusChip ticket={candidate} />
      </Box>
      <Typography component="span" variant="caption" color="textSecondary">
        <bdi>{candidate.person}</bdi>
        {' · '}
        <RelativeTime at={candidate.at} />
      </Typography>
    </ButtonBase>
  );
}
