import type { SopCategory } from '@harborline/domain/entities/sop';
import { SOP_CATEGORY_TEXTS, SOP_TEXTS } from '@harborline/domain/texts/sop';
import DownIcon from '@mui/icons-material/ArrowDownwardRounded';
import UpIcon from '@mui/icons-material/ArrowUpwardRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';

interface SopCategoryListProps {
  categories: readonly SopCategory[];
  /** each null without the permission */
  onMove: ((category: SopCategory, step: -1 | 1) => void) | null;
  onRename: ((category: SopCategory) => void) | null;
  onDelete: ((category: SopCategory) => void) | null;
}

/** SOP categories in their order, with what can be done with each. */
export function SopCategoryList({ categories, onMove, onRename, onDelete }: SopCategoryListProps) {
  return (
    <Box component="ul" aria-label={SOP_TEXTS.categoriesView} sx={FRAMED_LIST}>
      {categories.map((category, index) => {
        const title = category.category_title;
        const step = (label: string, isPossible: boolean, icon: ReactNode, run: () => void) => (
          <IconButton size="small" aria-label={label} disabled={!isPossible} onClick={run}>
            {icon}
          </IconButton>
        );
        return (
          <Box
            component="li"
            key={category.id}
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pl: 2, pr: 1, py: 0.75 }}
          >
            <MuiLink
              component={Link}
              to={adminLinks.sopsOfCategory(category.id)}
              underline="hover"
              color="textPrimary"
              sx={{ flex: 1, minWidth: 0, fontWeight: 550, overflowWrap: 'anywhere' }}
            >
              <bdi>{title}</bdi>
            </MuiLink>
            {onMove !== null && (
              <>
                {step(SOP_CATEGORY_TEXTS.moveUp(title), index > 0, <UpIcon fontSize="small" />, () =>
                  onMove(category, -1),
                )}
                {step(
                  SOP_CATEGORY_TEXTS.moveDown(title),
                  index < categories.length - 1,
                  <DownIcon fontSize="small" />,
                  () => onMove(category, 1),
                )}
              </>
            )}
            {onRename !== null &&
              step(SOP_CATEGORY_TEXTS.renameOf(title), true, <EditIcon fontSize="small" />, () =>
                onRename(category),
              )}
            {onDelete !== null &&
              step(SOP_CATEGORY_TEXTS.deleteOf(title), true, <DeleteIcon fontSize="small" />, () =>
                onDelete(category),
              )}
          </Box>
        );
      })}
    </Box>
  );
}
