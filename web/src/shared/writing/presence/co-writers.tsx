import type { WritingTexts } from '@harborline/domain/texts/writing';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { PersonPicture } from '../../ui-admin/person-picture';
import { useStaffName } from '../use-staff-name';
import type { ArticleLock } from './use-article-lock';

/** More would not fit beside the actions. */
const MOST = 3;
const SIZE = 28;

interface CoWritersProps {
  lock: ArticleLock;
  texts: WritingTexts;
}

/** The teammates who have the text open too. */
export function CoWriters({ lock, texts }: CoWritersProps) {
  if (lock.others.length === 0) return null;
  const more = lock.others.length - MOST;
  return (
    <Box
      component="ul"
      aria-label={texts.alsoHere}
      sx={{ display: 'flex', alignItems: 'center', m: 0, p: 0, listStyle: 'none' }}
    >
      {lock.others.slice(0, MOST).map(({ uid }) => (
        <Person key={uid} uid={uid} isWriting={uid === lock.heldBy} texts={texts} />
      ))}
      {more > 0 && (
        <Box component="li" sx={{ typography: 'caption', color: 'text.secondary', pl: 0.5 }}>
          {texts.moreHere(more)}
        </Box>
      )}
    </Box>
  );
}

interface PersonProps {
  uid: string;
  isWriting: boolean;
  texts: WritingTexts;
}

function Person({ uid, isWriting, texts }: PersonProps) {
  const name = useStaffName(uid);
  if (name === null) return null;
  const text = isWriting ? texts.isWriting(name) : texts.hasItOpen(name);
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
