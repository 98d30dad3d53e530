import type { Category } from '@harborline/domain/entities/category';
import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import MoreIcon from '@mui/icons-material/MoreHorizRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CategoryListActions } from './category-list-actions';

interface CategoryRowMenuProps {
  category: Category;
  mayHaveChildren: boolean;
  articlesTo: string;
  actions: CategoryListActions;
}

/** Actions for a category in the list. */
export function CategoryRowMenu({ category, mayHaveChildren, articlesTo, actions }: CategoryRowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (run: (category: Category) => void) => () => {
    setAnchor(null);
    run(category);
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={CATEGORY_TEXTS.moreActions(category.category_title)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(actions.onEdit)}>{CATEGORY_TEXTS.edit}</MenuItem>
        {mayHaveChildren && (
          <MenuItem onClick={choose(actions.onCreateBelow)}>{CATEGORY_TEXTS.createSubcategory}</MenuItem>
        )}
        <MenuItem component={Link} to={articlesTo}>
          {CATEGORY_TEXTS.showArticles}
        </MenuItem>
        {actions.onDelete !== null && (
          <MenuItem onClick={choose(actions.onDelete)} sx={{ color: 'error.main' }}>
            {CATEGORY_TEXTS.delete}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
