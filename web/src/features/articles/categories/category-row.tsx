import { useSortable } from '@dnd-kit/sortable';
import { isCategoryVisible } from '@harborline/domain/help-center/visible-categories';
import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import DragIcon from '@mui/icons-material/DragIndicatorRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import type { CategoryListActions } from './category-list-actions';
import type { TreeRow } from './category-places';
import { CategoryRowMenu } from './category-row-menu';
import { CategoryTile } from './category-tile';
import { LEVEL_PX } from './use-pointer-move';

interface CategoryRowProps {
  row: TreeRow;
  /** as shown, which differs from the row's own while it is dragged */
  depth: number;
  parentTitle: string | undefined;
  isHiddenByParent: boolean;
  /** articles that visitors can read in it and below it, as in the list that its number leads to */
  publishedCount: number;
  /** whether it is being moved by keyboard */
  isHeld: boolean;
  /** id of the text that explains the handle */
  helpId: string;
  articlesTo: string;
  actions: CategoryListActions;
  onMoveKey: (event: KeyboardEvent<HTMLElement>) => void;
  /** the focus went elsewhere while it was being moved */
  onMoveBlur: () => void;
}

/** One category: handle, icon, texts, number of articles, visibility and further actions. */
export function CategoryRow({
  row: { category, parentId },
  depth,
  isHeld,
  actions,
  ...props
}: CategoryRowProps) {
  const sortable = useSortable({ id: category.id });
  const { transform, transition, isDragging } = sortable;
  const isLifted = isHeld || isDragging;
  const isVisible = isCategoryVisible(category);
  const title = category.category_title;
  return (
    <Box
      component="li"
      ref={sortable.setNodeRef}
      style={{
        transform: transform === null ? undefined : `translate3d(0, ${transform.y}px, 0)`,
        transition,
      }}
      sx={{
        position: 'relative',
        zIndex: isLifted ? 1 : 'auto',
        display: 'grid',
        gridTemplateColumns: {
          xs: 'auto minmax(0, 1fr) auto auto',
          sm: 'auto 28px minmax(0, 1fr) auto auto auto',
        },
        columnGap: { xs: 1, sm: 1.5 },
        alignItems: 'center',
        paddingInlineStart: `${8 + depth * LEVEL_PX}px`,
        paddingInlineEnd: 1,
        py: 0.75,
        bgcolor: isLifted ? 'surface.selected' : 'background.paper',
        boxShadow: isLifted ? '0 4px 16px rgb(12 34 48 / 0.18)' : 'none',
      }}
    >
      <IconButton
        ref={sortable.setActivatorNodeRef}
        size="small"
        aria-label={CATEGORY_TEXTS.move(title)}
        aria-describedby={props.helpId}
        aria-pressed={isHeld}
        {...sortable.listeners}
        onKeyDown={props.onMoveKey}
        onBlur={({ relatedTarget }) => {
          // Without a target, the row only moved within the document.
          if (isHeld && relatedTarget !== null) props.onMoveBlur();
        }}
        sx={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
      >
        <DragIcon fontSize="small" />
      </IconButton>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <CategoryTile icon={category.category_icon} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Typography component="span" noWrap sx={{ fontSize: '0.875rem', fontWeight: 550 }}>
            <bdi>{title}</bdi>
          </Typography>
          {parentId !== '' && props.parentTitle !== undefined && (
            <Box component="span" sx={VISUALLY_HIDDEN}>
              {CATEGORY_TEXTS.subcategoryOf(props.parentTitle)}
            </Box>
          )}
          {!isVisible && <Chip size="small" label={CATEGORY_TEXTS.hidden} />}
          {isVisible && props.isHiddenByParent && (
            <Chip size="small" label={CATEGORY_TEXTS.hiddenWithParent} />
          )}
        </Box>
        <Typography variant="caption" color="textSecondary" component="p" noWrap>
          <bdi>{category.category_description}</bdi>
        </Typography>
      </Box>
      <MuiLink
        component={Link}
        to={props.articlesTo}
        variant="body2"
        color="textSecondary"
        underline="hover"
        noWrap
        sx={{ display: { xs: 'none', sm: 'block' } }}
      >
        {CATEGORY_TEXTS.publishedCount(props.publishedCount)}
      </MuiLink>
      <Switch
        size="small"
        checked={isVisible}
        onChange={(_event, isOn) => actions.onSetVisible(category, isOn)}
        slotProps={{ input: { 'aria-label': CATEGORY_TEXTS.enabledOf(title) } }}
      />
      <CategoryRowMenu
        category={category}
        mayHaveChildren={parentId === ''}
        articlesTo={props.articlesTo}
        actions={actions}
      />
    </Box>
  );
}
