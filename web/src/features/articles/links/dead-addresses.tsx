import { DEAD_ADDRESS_TEXTS } from '@harborline/domain/texts/dead-addresses';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useLibrary } from '../../../shared/live/library-context';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { addressesIn, type DeadAddress, findDeadAddresses } from './find-dead-addresses';

/** How long the text must rest before its links are checked. */
const PAUSE_MS = 800;

/** Lists the addresses in an article that lead visitors of the help center nowhere. */
export function DeadAddresses({ html }: { html: string }) {
  const firestore = useStaffFirestore();
  const library = useLibrary();
  const joined = useMemo(() => addressesIn(html).join('\n'), [html]);
  const [dead, setDead] = useState<readonly DeadAddress[]>([]);
  useEffect(() => {
    if (library === null || joined === '') return undefined;
    const { library_refkey: libraryKey, library_domain, custom_subDomain } = library;
    const own = { libraryKey, hosts: [library_domain, custom_subDomain].filter((host) => host !== '') };
    let isCurrent = true;
    const timer = setTimeout(() => {
      findDeadAddresses(firestore, joined.split('\n'), { library, own }).then(
        (found) => {
          if (isCurrent) setDead(found);
        },
        (error: unknown) => report('dead-addresses', error),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [firestore, library, joined]);
  const present = joined.split('\n');
  const shown = dead.filter(({ address }) => present.includes(address));
  if (shown.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      {DEAD_ADDRESS_TEXTS.title}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {shown.map(({ address, title }) => (
          <li key={address}>
            <bdi>
              {title === null ? DEAD_ADDRESS_TEXTS.gone(address) : DEAD_ADDRESS_TEXTS.hidden(address, title)}
            </bdi>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
