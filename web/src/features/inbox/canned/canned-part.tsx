import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import Typography from '@mui/material/Typography';
import { useLate } from '../../../shared/hooks/use-late';
import type { Ticket } from '../ticket';
import { CannedPanel } from './canned-panel';
import type { CannedList } from './use-canned-search';

const loadList = async () => (await import('./canned-list')).CannedList;

interface CannedPartProps {
  readonly list: CannedList;
  readonly conversation: Ticket;
}

/** The list of canned replies, whose code and replies load when it is first opened. */
export function CannedPart({ list, conversation }: CannedPartProps) {
  const List = useLate(loadList);
  if (List !== null) return <List {...list} conversation={conversation} />;
  return (
    <CannedPanel>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 2, py: 1.5 }}>
        {CANNED_REPLY_TEXTS.loading}
      </Typography>
    </CannedPanel>
  );
}
