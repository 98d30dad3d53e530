import { mergePeople, type Namesake, type PersonAnswer } from '@harborline/domain/api/inbox/visitor-people';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lateComponent } from '../../../shared/hooks/late-component';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { Card } from './card';
import { personLabel } from './person-label';
import { PersonMark } from './person-mark';

const MergePeopleDialog = lateComponent(
  async () => (await import('./merge-people-dialog')).MergePeopleDialog,
);

interface NamesakeRowProps {
  other: Namesake;
  onMerge: (() => void) | undefined;
}

function NamesakeRow({ other, onMerge }: NamesakeRowProps) {
  const name = personLabel(other);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <MuiLink component={Link} to={adminLinks.person(other.id)} variant="subtitle2" noWrap>
            <bdi>{name}</bdi>
          </MuiLink>
          <PersonMark isVerified={other.is_verified} />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
          {other.may_merge ? PEOPLE_TEXTS.proven : PEOPLE_TEXTS.unproven}
        </Typography>
      </Box>
      {onMerge !== undefined && (
        <Button
          size="small"
          variant="outlined"
          aria-haspopup="dialog"
          aria-label={PEOPLE_TEXTS.mergeLabel(name)}
          onClick={onMerge}
        >
          {PEOPLE_TEXTS.merge}
        </Button>
      )}
    </Box>
  );
}

/** Others who give the address of a person, and a way to merge those who are proven to be the same (D-129). */
export function Namesakes({ person, others, has_more_others }: PersonAnswer) {
  const mayMerge = useMay(mergePeople);
  const [chosen, setChosen] = useState<Namesake | null>(null);
  if (others.length === 0) return null;
  return (
    <Card title={PEOPLE_TEXTS.others} hint={PEOPLE_TEXTS.othersHint} isFlush>
      <Box component="ul" aria-label={PEOPLE_TEXTS.others} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {others.map((other) => (
          <NamesakeRow
            key={other.id}
            other={other}
            onMerge={mayMerge && other.may_merge ? () => setChosen(other) : undefined}
          />
        ))}
      </Box>
      {has_more_others && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}
        >
          {PEOPLE_TEXTS.othersCut(others.length)}
        </Typography>
      )}
      {chosen !== null && (
        <Suspense>
          {/* The owner of the address stays, whoever's page this is. */}
          <MergePeopleDialog
            from={person.is_verified ? chosen : person}
            into={person.is_verified ? person : chosen}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}
