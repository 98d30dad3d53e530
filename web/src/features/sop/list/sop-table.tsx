import type { SopCategory } from '@harborline/domain/entities/sop';
import { isSopOverdue, readingState } from '@harborline/domain/sop/sop-state';
import { SOP_TEXTS } from '@harborline/domain/texts/sop';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { Cell, ListFrame, ListRow } from '../../../shared/ui-admin/list-frame';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import { sopCategoryTitle } from '../categories/category-title';
import { SopChip } from '../sop-chip';
import { SopRowMenu } from './sop-row-menu';
import type { SopTableActions } from './sop-table-actions';
import { useOwnReceipts } from './use-own-receipts';
import type { SopRow } from './use-sop-rows';

interface SopTableProps {
  label: string;
  rows: readonly SopRow[];
  /** of the library's own SOPs, which people may edit */
  own?: {
    /** ids of the SOPs with unpublished changes */
    readonly draftIds: ReadonlySet<string>;
    /** null while they load */
    readonly categories: readonly SopCategory[] | null;
    readonly actions: SopTableActions | null;
  };
}

const COLUMNS = 'minmax(0, 1fr) 260px 64px 64px 34px';

/** SOPs with their category, state and what the reader is asked; the title leads to the text. */
export function SopTable({ label, rows, own }: SopTableProps) {
  const receipts = useOwnReceipts(rows.map(({ id }) => id));
  const [nowMs] = useState(() => Date.now());
  return (
    <ListFrame label={label} columns={COLUMNS} heads={SOP_TEXTS.columns} endsAt={2}>
      {rows.map((row) => {
        const reading = receipts === null ? 'not-asked' : readingState(row, receipts.get(row.id));
        return (
          <ListRow
            key={row.id}
            columns={COLUMNS}
            areas="sop state version edited menu"
            cardAreas={'"sop menu" "state menu"'}
          >
            <Cell area="sop">
              <MuiLink
                component={Link}
                to={adminLinks.sop(row.id)}
                underline="hover"
                color="textPrimary"
                sx={{ fontSize: '0.875rem', fontWeight: 550, overflowWrap: 'anywhere' }}
              >
                <bdi>{row.sop_title}</bdi>
              </MuiLink>
              {own && (
                <Typography variant="caption" color="textSecondary" component="p" noWrap>
                  {own.categories === null ? (
                    <Skeleton width={120} />
                  ) : (
                    <bdi>{sopCategoryTitle(own.categories, row.category_id)}</bdi>
                  )}
                </Typography>
              )}
            </Cell>
            <Cell area="state">
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                <SopChip sop={row} hasDraft={own?.draftIds.has(row.id) === true} />
                {!row.is_disabled && isSopOverdue(row, nowMs) && (
                  <Chip size="small" color="warning" variant="outlined" label={SOP_TEXTS.overdue} />
                )}
                {(reading === 'unread' || reading === 'changed') && (
                  <Chip size="small" color="info" variant="outlined" label={SOP_TEXTS[reading]} />
                )}
              </Box>
            </Cell>
            <Box sx={{ gridArea: 'version', display: { xs: 'none', sm: 'block' }, textAlign: 'end' }}>
              <Typography variant="body2" color="textSecondary">
                {row.version === 0 ? '' : row.version}
              </Typography>
            </Box>
            <Box sx={{ gridArea: 'edited', display: { xs: 'none', sm: 'block' }, textAlign: 'end' }}>
              <Typography variant="body2" color="textSecondary" noWrap>
                <RelativeTime at={row.updated_at.toDate()} />
              </Typography>
            </Box>
            <Cell area="menu">{own && <SopRowMenu row={row} actions={own.actions} />}</Cell>
          </ListRow>
        );
      })}
    </ListFrame>
  );
}
