import type { SopCategory } from '@harborline/domain/entities/sop';
import { contentDrafts } from '@harborline/domain/stores/content-drafts';
import { SOP_TEXTS } from '@harborline/domain/texts/sop';
import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { lateComponent } from '../../../shared/hooks/late-component';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { useDraftIds } from '../../../shared/writing/content/use-draft-ids';
import { useSopCategories } from '../categories/use-sop-categories';
import { DefaultSopsSection, otherSops } from '../defaults/default-sops-section';
import { useDefaultSops } from '../defaults/use-default-sops';
import { SopRemovalDialog } from '../removal/sop-removal-dialog';
import { useSopRemoval } from '../removal/use-sop-removal';
import { useSopFilter } from './sop-filter';
import { SopFilters } from './sop-filters';
import { SopResults } from './sop-results';
import { SopViews } from './sop-views';
import { type SopRow, useSopRows } from './use-sop-rows';

const SopPreviewDialog = lateComponent(
  async () => (await import('../preview/sop-preview-dialog')).SopPreviewDialog,
);

const NONE: readonly SopCategory[] = [];

/** The SOPs of the library by state, category and words; the filter is in the URL. */
export function SopListPage() {
  const { support_lib_id: libraryId } = useStaff();
  const mayManage = useMay('SopArticles.delete');
  const mayWrite = useMay('SopArticles.createUnpublished');
  const { filter, linkTo, change } = useSopFilter();
  const loaded = useSopCategories(libraryId);
  const categories = loaded.status === 'ready' ? loaded.data : NONE;
  const rows = useSopRows(libraryId, filter);
  const draftIds = useDraftIds(useMemo(() => contentDrafts(libraryId, 'sop'), [libraryId]));
  const defaults = useDefaultSops();
  const removal = useSopRemoval();
  const [isBrowsing, setBrowsing] = useState(false);
  const [asked, setAsked] = useState<SopRow | null>(null);
  return (
    <PageFrame
      title={SOP_TEXTS.title}
      intro={SOP_TEXTS.intro}
      width="wide"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="outlined" onClick={() => setBrowsing(true)}>
            {SOP_TEXTS.browse}
          </Button>
          {mayWrite && (
            <Button
              component={Link}
              to={adminLinks.createSop(filter.categoryId === '' ? undefined : filter.categoryId)}
              variant="contained"
              startIcon={<AddIcon />}
            >
              {SOP_TEXTS.newSop}
            </Button>
          )}
        </Box>
      }
    >
      <SopViews current="list" />
      <SopFilters filter={filter} categories={categories} linkTo={linkTo} onChange={change} />
      <SopResults
        rows={rows}
        filter={filter}
        draftIds={draftIds}
        categories={loaded.status === 'ready' ? categories : null}
        moved={removal.moved}
        others={otherSops(defaults, filter)}
        actions={
          mayManage
            ? {
                archive: (row) => void removal.archive(row),
                restore: (row) => void removal.restore(row),
                remove: setAsked,
              }
            : null
        }
      />
      {rows.searchLimit !== null && (
        <Typography variant="caption" color="textSecondary" sx={{ mt: 1 }}>
          {SOP_TEXTS.searchLimit(rows.searchLimit)}
        </Typography>
      )}
      {defaults !== null && <DefaultSopsSection defaults={defaults} filter={filter} />}
      {asked !== null && (
        <SopRemovalDialog
          title={asked.sop_title}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            void removal.remove(asked);
          }}
        />
      )}
      {isBrowsing && (
        <Suspense>
          <SopPreviewDialog
            libraryId={libraryId}
            defaults={defaults?.status === 'ready' ? defaults.data : null}
            onClose={() => setBrowsing(false)}
          />
        </Suspense>
      )}
    </PageFrame>
  );
}
