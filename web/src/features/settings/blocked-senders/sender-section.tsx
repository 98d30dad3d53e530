import type { BlockedSender } from '@harborline/domain/api/inbox/blocked-senders';
import { LIMITS } from '@harborline/domain/limits';
import { BLOCKED_TEXTS } from '@harborline/domain/texts/blocked-senders';
import { findSenders } from '@harborline/domain/tickets/blocked-senders';
import BlockIcon from '@mui/icons-material/BlockRounded';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRowFocus } from '../../../shared/hooks/use-row-focus';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import { MoreButton } from '../../../shared/ui-admin/more-button';
import { SearchField } from '../../../shared/ui-admin/search-field';
import { SettingsSection } from '../frame/settings-section';
import { SenderRow } from './sender-row';

interface SenderSectionProps {
  /** the newest first */
  readonly senders: readonly BlockedSender[];
  readonly mayChange: boolean;
  /** null for whoever may only read */
  readonly onUnblock: ((sender: string) => void) | null;
}

/** Who is blocked, with a search. */
export function SenderSection({ senders, mayChange, onUnblock }: SenderSectionProps) {
  const [words, setWords] = useState('');
  const [shownCount, setShownCount] = useState<number>(LIMITS.listPageSize);
  const { list, leaveRow } = useRowFocus();
  const found = findSenders(senders, words);
  if (senders.length === 0)
    return (
      <SettingsSection title={BLOCKED_TEXTS.listTitle}>
        <EmptyState
          icon={<BlockIcon />}
          title={BLOCKED_TEXTS.emptyTitle}
          description={BLOCKED_TEXTS.emptyBody}
        />
      </SettingsSection>
    );
  return (
    <SettingsSection title={BLOCKED_TEXTS.listTitle}>
      <Box sx={{ display: 'flex' }}>
        <SearchField label={BLOCKED_TEXTS.search} value={words} onChange={setWords} />
      </Box>
      <div>
        <Typography role="status" variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
          {BLOCKED_TEXTS.count(found.length, senders.length)}
        </Typography>
        {found.length === 0 ? (
          <EmptyState icon={<SearchIcon />} title={BLOCKED_TEXTS.noneFound} />
        ) : (
          <Box component="ul" ref={list} aria-label={BLOCKED_TEXTS.listTitle} sx={FRAMED_LIST}>
            {found.slice(0, shownCount).map((entry, index) => (
              <SenderRow
                key={entry.sender}
                entry={entry}
                isLocked={!mayChange}
                onUnblock={
                  onUnblock &&
                  (() => {
                    leaveRow(index, 'unblock');
                    onUnblock(entry.sender);
                  })
                }
              />
            ))}
          </Box>
        )}
        {found.length > shownCount && (
          <MoreButton
            label={BLOCKED_TEXTS.more}
            onMore={() => setShownCount((count) => count + LIMITS.listPageSize)}
          />
        )}
      </div>
    </SettingsSection>
  );
}
