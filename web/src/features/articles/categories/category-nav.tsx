import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import { type CategoryNode, publishedIn } from './category-tree';

interface CategoryNavProps {
  nodes: readonly CategoryNode[];
  isLoading: boolean;
  selectedId: string;
  linkTo: (categoryId: string) => string;
}

/** The categories as a tree of links; '' stands for all of them. */
export function CategoryNav({ nodes, isLoading, selectedId, linkTo }: CategoryNavProps) {
  return (
    <Box component="nav" aria-label={ARTICLE_TEXTS.categories} aria-busy={isLoading}>
      <Typography
        variant="overline"
        color="textSecondary"
        component="h2"
        sx={{ display: 'block', px: 1.5, mb: 0.5 }}
      >
        {ARTICLE_TEXTS.categories}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        <CategoryLink
          to={linkTo('')}
          label={ARTICLE_TEXTS.allCategories}
          depth={0}
          isSelected={selectedId === ''}
        />
        {isLoading && <LinksSkeleton />}
        {nodes.map(({ category, depth }) => (
          <CategoryLink
            key={category.id}
            to={linkTo(category.id)}
            label={category.category_title}
            depth={depth}
            isSelected={category.id === selectedId}
            isHidden={!category.is_enabled || category.is_disabled}
            count={publishedIn(nodes, category.id)}
          />
        ))}
      </Box>
    </Box>
  );
}

const SKELETON_WIDTHS = ['70%', '85%', '60%', '75%', '55%', '80%'];

const LinksSkeleton = () => (
  <Box component="li" aria-hidden sx={{ px: 1.5 }}>
    {SKELETON_WIDTHS.map((width) => (
      <Skeleton key={width} width={width} height={32} />
    ))}
  </Box>
);

interface CategoryLinkProps {
  to: string;
  label: string;
  depth: number;
  isSelected: boolean;
  isHidden?: boolean;
  /** published articles in it and below; left out where that is unknown */
  count?: number;
}

function CategoryLink({ to, label, depth, isSelected, isHidden = false, count }: CategoryLinkProps) {
  return (
    <li>
      <Box
        component={Link}
        to={to}
        aria-current={isSelected ? 'page' : undefined}
        sx={{
          display: 'flex',
          gap: 1,
          pl: 1.5 + depth * 1.75,
          pr: 1.5,
          py: 0.75,
          borderRadius: 1,
          typography: 'body2',
          fontWeight: isSelected ? 620 : 450,
          color: isHidden ? 'text.secondary' : 'text.primary',
          bgcolor: isSelected ? 'surface.selected' : 'transparent',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'surface.selected' },
        }}
      >
        <Box
          component="span"
          sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          <bdi>{label}</bdi>
          {isHidden && ` ${ARTICLE_TEXTS.hiddenCategory}`}
        </Box>
        {count !== undefined && (
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {count}
            <Box component="span" sx={VISUALLY_HIDDEN}>
              {` ${CATEGORY_TEXTS.published}`}
            </Box>
          </Box>
        )}
      </Box>
    </li>
  );
}
