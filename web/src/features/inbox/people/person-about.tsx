import { type PersonAnswer, undoPersonMerge } from '@harborline/domain/api/inbox/visitor-people';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { PersonPicture } from '../../../shared/ui-admin/person-picture';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { PageLink } from '../details/page-link';
import { Card } from './card';
import { personLabel } from './person-label';
import { PersonMark } from './person-mark';
import { useUndoMerge } from './use-people-changes';

type Person = PersonAnswer['person'];

const FACTS = PEOPLE_TEXTS.facts;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </div>
  );
}

function Merges({ person }: { person: Person }) {
  const mayUndo = useMay(undoPersonMerge);
  const { run, isRunning } = useUndoMerge();
  return (
    <Card title={FACTS.merges}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {person.merges.map((merge) => (
          <li key={merge.id}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {PEOPLE_TEXTS.mergedBy(merge.name, merge.by_name)}
            </Typography>
            {merge.reason !== '' && (
              <Typography variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                {merge.reason}
              </Typography>
            )}
            <Typography variant="caption" color="textSecondary" component="div">
              <RelativeTime at={new Date(merge.at)} />
              {merge.is_undone && ` · ${PEOPLE_TEXTS.undone}`}
            </Typography>
            {merge.may_undo && mayUndo && (
              <Button
                size="small"
                color="inherit"
                variant="outlined"
                disabled={isRunning}
                aria-label={PEOPLE_TEXTS.undoLabel(merge.name)}
                sx={{ mt: 0.75 }}
                onClick={() => void run({ personId: person.id, mergeId: merge.id })}
              >
                {PEOPLE_TEXTS.undo}
              </Button>
            )}
          </li>
        ))}
      </Box>
    </Card>
  );
}

interface PersonAboutProps {
  person: Person;
  /** addresses of pages that their tickets name, each once */
  pages: readonly string[];
}

/** What is known of a person, beside their tickets. */
export function PersonAbout({ person, pages }: PersonAboutProps) {
  return (
    <>
      <Card title={FACTS.about}>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          <Fact name={FACTS.address}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 0.5 }}>
              <PersonPicture name={personLabel(person)} picture="" size={44} />
              <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
                <span>{person.email}</span>
                <PersonMark isVerified={person.is_verified} />
              </Box>
            </Box>
            <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.75 }}>
              {person.is_verified ? PEOPLE_TEXTS.verifiedHint : PEOPLE_TEXTS.claimedHint}
            </Typography>
          </Fact>
          {person.company !== '' && (
            <Fact name={FACTS.company}>
              <MuiLink component={Link} to={adminLinks.company(person.company)}>
                {person.company}
              </MuiLink>
            </Fact>
          )}
          {pages.length > 0 && (
            <Fact name={FACTS.pages}>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
                {pages.map((url) => (
                  <li key={url}>
                    <PageLink url={url} />
                  </li>
                ))}
              </Box>
            </Fact>
          )}
        </Box>
      </Card>
      {person.merges.length > 0 && <Merges person={person} />}
    </>
  );
}
