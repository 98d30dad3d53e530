import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { PersonPicture } from '../../ui-admin/person-picture';
import { useStaffName } from '../use-staff-name';
import type { ArticleLock } from './use-article-lock';

/** More would not fit beside the actions. */
const MOST = 3;
const SIZE = 28;

/** The teammates who have the article open too. */
export function CoWriters({ lock }: { lock: ArticleLock }) {
  if (lock.others.length === 0) return null;
  const more = lock.others.length - MOST;
  return (
    <Box
      component="ul"
      aria-label={ARTICLE_TEXTS.alsoHere}
      sx={{ display: 'flex', alignItems: 'center', m: 0, p: 0, listStyle: 'none' }}
    >
      {lock.others.slice(0, MOST).map(({ uid }) => (
        <Person key={uid} uid={uid} isWriting={uid === lock.heldBy} />
      ))}
      {more > 0 && (
        <Box component="li" sx={{ typography: 'caption', color: 'text.secondary', pl: 0.5 }}>
          {ARTICLE_TEXTS.moreHere(more)}
        </Box>
      )}
    </Box>
  );
}

function Person({ uid, isWriting }: { uid: string; isWriting: boolean }) {
  const name = useStaffName(uid);
  if (name === null) return null;
  const text = isWriting ? ARTICLE_TEXTS.isWriting(name) : ARTICLE_TEXTS.hasItOpen(name);
  return (
    <Tooltip title={text}>
      <Box
        component="li"
        aria-label={text}
        sx={{
          borderRadius: '50%',
          border: 2,
          borderColor: isWriting ? 'primary.main' : 'background.paper',
          ml: -0.5,
        }}
      >
        <PersonPicture name={name} picture="" size={SIZE} />
      </Box>
    </Tooltip>
  );
}
